import type { OrderFacts } from '../../order/form/facts';
import {
  choiceField,
  dayField,
  choicesField,
  numberField,
  rowsField,
  textField,
  wholeField,
} from '../../order/form/field-kinds';
import { buildPart, type PartOf } from '../../order/form/fields';
import type { FaultCheck } from '../../rules/fault';
import type { OrderForm } from '../../order/form/form';
import { paperKind } from '../../order/papers/papers';
import { dayAt, isDay } from '../../values/days';
import { parseMoment } from '../../values/moments';
import { parseMinorUnits, parseNumber, parseWholeNumber } from '../../values/typed-number';
import { MOST_EDGE_CM, MOST_SIZES } from '../../offer/piece-sizes';
import { AWB_TYPES } from './price';
import type { AirQuote } from './quote';
import { MOST_PIECES } from './search';

export const AIR_STEPS = ['flight', 'goods', 'parties', 'confirm'] as const;
export type AirStep = (typeof AIR_STEPS)[number];

export const HANDLINGS = ['UP', 'COOL', 'ALONE', 'TEMP'] as const;

const edge = () => wholeField({ step: 'goods', need: true, code: 'airEdge', least: 1, most: MOST_EDGE_CM });

export const SIZE_FIELDS = {
  l: edge(),
  w: edge(),
  h: edge(),
  pcs: wholeField({ step: 'goods', need: true, code: 'airPcs', least: 1, most: MOST_PIECES }),
  /** Per piece. */
  kg: numberField({ step: 'goods', need: true, code: 'airKg', places: 2, over: 0 }),
};

export type AirSizeRow = PartOf<typeof SIZE_FIELDS>;

/** An amount of money, or the code for none (`NVD`, `NCV`). */
const worth = (none: 'NVD' | 'NCV', code: 'airDeclared' | 'airCustoms') =>
  textField({
    step: 'goods',
    need: true,
    most: 20,
    judge: (typed) => (typed.trim().toUpperCase() === none || (parseMinorUnits(typed) ?? 0) > 0 ? null : code),
  });

/** Plausible range from dry ice to a warm room; values outside it are typing errors. */
const KEPT_C = { least: -80, most: 60, places: 1, unit: '℃' } as const;
const kept = () => numberField({ step: 'goods', need: true, code: 'airTemp', ...KEPT_C });

const FIELDS = {
  /** Hand-in day. Optional in a search, required in an order. */
  readyDay: dayField({ step: 'flight', need: true, code: 'airReady' }),
  awbType: choiceField(AWB_TYPES, { step: 'flight', need: true }),
  sizeRows: rowsField(SIZE_FIELDS, { step: 'goods', need: true, most: MOST_SIZES }),
  declaredValue: worth('NVD', 'airDeclared'),
  customsValue: worth('NCV', 'airCustoms'),
  handling: choicesField(HANDLINGS, { step: 'goods' }),
  /** Storage temperature range in °C. */
  tempLow: kept(),
  tempHigh: kept(),
  /** Year of the goods identification report. */
  condYear: wholeField({ step: 'confirm', need: true, code: 'airCondYear', least: 2000, most: 2999 }),
};

type Shared = Pick<OrderForm, 'isDanger' | 'goods' | 'files' | 'services'>;
type All = Shared & PartOf<typeof FIELDS>;

/** Tolerance of 2 % between the weights of pieces and the total, because they come from different scales. */
const OFF = 0.02;

const total = (typed: readonly (number | null)[]): number | null =>
  typed.reduce<number | null>((all, one) => (all === null || one === null ? null : all + one), 0);

function sizesRule({ sizeRows, goods }: All): FaultCheck {
  const counts = sizeRows.map(({ pcs }) => parseWholeNumber(pcs));
  const [measured, pieces] = [total(counts), total(goods.map((row) => parseWholeNumber(row.pieces)))];
  if (measured !== null && pieces !== null && measured !== pieces) return ['airSizesDiffer', { measured, pieces }];
  const kg = total(
    sizeRows.map((row, at) => {
      const each = parseNumber(row.kg, 2);
      return each === null ? null : each * (counts[at] ?? 0);
    }),
  );
  const gross = total(goods.map(({ grossKg }) => parseNumber(grossKg, 2)));
  if (kg === null || gross === null || Math.abs(kg - gross) <= gross * OFF) return null;
  return ['airWeightsDiffer', { kg: Math.round(kg * 100) / 100, gross: Math.round(gross * 100) / 100 }];
}

/** Goods ready on the deadline day still count as in time, the same as in the search. */
function readyRule({ readyDay }: All, { quote }: Pick<OrderFacts<AirQuote>, 'quote'>): FaultCheck {
  const handIn = parseMoment(quote?.offer.cutoffs.find(({ code }) => code === 'AIR_IN')?.at ?? '');
  if (handIn === null || !isDay(readyDay) || readyDay <= dayAt(handIn)) return null;
  return ['airReadyLate', { until: dayAt(handIn) }];
}

/** Goods collected by an ordered truck are ready at pickup, which has its own field. */
const isBrought = ({ services }: Shared): boolean => !services.includes('TRK');

/** The report is valid only for the year of the flight. */
function yearRule({ condYear }: All, { quote }: Pick<OrderFacts<AirQuote>, 'quote'>): FaultCheck {
  const leaves = parseMoment(quote?.offer.leavesAt ?? '');
  return leaves === null || String(parseWholeNumber(condYear)) === dayAt(leaves).slice(0, 4) ? null : 'airCondOld';
}

const isTempKept = ({ handling }: Pick<All, 'handling'>): boolean => handling.includes('TEMP');

const corridorRule = ({ tempLow, tempHigh }: All): FaultCheck =>
  (parseNumber(tempHigh, 1) ?? Infinity) < (parseNumber(tempLow, 1) ?? -Infinity) ? 'airTempOrder' : null;

const hasCond = ({ files }: Pick<OrderForm, 'files'>): boolean =>
  files.some(({ docType }) => paperKind(docType) === 'COND');

export const OWN = buildPart<typeof FIELDS, Shared, Pick<OrderFacts<AirQuote>, 'quote'>>(FIELDS, {
  asks: { readyDay: isBrought, tempLow: isTempKept, tempHigh: isTempKept, condYear: hasCond },
  rules: { readyDay: readyRule, sizeRows: sizesRule, tempHigh: corridorRule, condYear: yearRule },
});
