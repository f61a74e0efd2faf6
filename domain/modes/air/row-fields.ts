import { airQuestion, airUnit } from '../../goods/air/limit';
import { MOST_Q } from '../../goods/air/q-value';
import { isLithium, MOST_SOC } from '../../goods/watched';
import type { OrderFacts } from '../../order/form/facts';
import { numberField, textField, tickField, wholeField } from '../../order/form/field-kinds';
import { buildPart, type PartOf } from '../../order/form/fields';
import type { FaultCheck } from '../../rules/fault';
import type { OrderForm } from '../../order/form/form';
import type { GoodsRow } from '../../goods/row';
import { rowUnNumber } from '../../order/goods/hazards';
import { type RowInput, type RowFacts, rowFacts } from '../../order/form/row-facts';
import { parseNumber, parseWholeNumber } from '../../values/typed-number';
import { readPacked, piPart, piParts } from './packed';
import { outerQ } from './outer';
import type { AirQuote } from './quote';

const FIELDS = {
  /** Per package, in the unit of its limit. */
  net: numberField({ step: 'goods', need: true, code: 'airNet', places: 3, over: 0 }),
  /** Packing instruction of the packages. */
  pi: textField({ step: 'goods', need: true, most: 12 }),
  /** Only for solutions whose concentration decides. */
  percent: numberField({ step: 'goods', need: true, code: 'airPercent', places: 2, over: 0, most: 100 }),
  /** Rows with the same number share one outer package. */
  outer: wholeField({ step: 'goods', code: 'airOuter', least: 1, most: 99 }),
  batteryWh: numberField({ step: 'goods', need: true, code: 'airWh', places: 2, over: 0 }),
  soc: wholeField({ step: 'goods', need: true, code: 'airCharge', least: 0, most: 100 }),
  /** Lithium only: defective, recalled or sent for recycling. */
  isDamaged: tickField({ step: 'goods' }),
};

export type AirRowFacts = PartOf<typeof FIELDS>;

type Read = Pick<OrderForm, 'goods' | 'isDanger'> & { air: RowFacts<typeof FIELDS> };
type AirRowInput = RowInput<Read> & AirRowFacts;
type Facts = Pick<OrderFacts<AirQuote>, 'quote'>;

const rowUnNo = (row: GoodsRow): string => rowUnNumber(row) ?? '';
const isDangerous = ({ form }: AirRowInput): boolean => form.isDanger === 'Y';
const isBattery = (asked: AirRowInput): boolean => isDangerous(asked) && isLithium(rowUnNo(asked.row));

/** Net weight of all packages may not exceed the gross weight. */
function netRule({ net, row }: AirRowInput): FaultCheck {
  const [each, count, gross] = [parseNumber(net, 3), parseWholeNumber(row.pieces), parseNumber(row.grossKg, 2)];
  const isWeighed = airUnit(rowUnNo(row)) === 'kg';
  return isWeighed && each !== null && count !== null && gross !== null && each * count > gross ? 'airNetOver' : null;
}

/** Requires a listed instruction for the chosen aircraft whose limit covers the amount. */
function piRule(asked: AirRowInput, { quote }: Facts): FaultCheck {
  const packed = readPacked(asked.row, asked);
  const parts = piParts(packed);
  const part = piPart(packed);
  if (parts.length === 0) return null;
  if (part === null) return 'airPiUnlisted';
  if (asked.row.isLimited !== part.isLimited) return 'airPiLimited';
  const isBelly = quote?.offer.detail.aircraft === 'P';
  if (isBelly && !part.onPassenger) return 'airPiFreighter';
  const amount = part.isGross ? packed.grossKg : packed.net;
  return part.most === null || amount === null || part.isCovering(amount) ? null : ['airPiOver', { most: part.most }];
}

function outerRule({ outer, form }: AirRowInput, { quote }: Facts): FaultCheck {
  const q = outerQ(form, outer, quote?.offer.detail.aircraft ?? 'F');
  return q !== null && q > MOST_Q ? ['airQ', { q }] : null;
}

/** The charge limit applies to batteries alone or packed beside equipment, not to those built in (PI 967). */
const socRule = ({ soc, pi, row }: AirRowInput): FaultCheck =>
  (parseWholeNumber(soc) ?? 0) > MOST_SOC && (rowUnNo(row) !== '3481' || !pi.startsWith('967')) ? 'airSoc' : null;

export const ROW = buildPart<typeof FIELDS, RowInput<Read>, Facts>(FIELDS, {
  asks: {
    net: isDangerous,
    pi: (asked) => isDangerous(asked) && airUnit(rowUnNo(asked.row)) !== null,
    percent: (asked) => isDangerous(asked) && airQuestion(rowUnNo(asked.row)) === 'percent',
    outer: isDangerous,
    batteryWh: isBattery,
    soc: isBattery,
    isDamaged: isBattery,
  },
  rules: { net: netRule, pi: piRule, outer: outerRule, soc: socRule },
});

export const ROW_FACTS = rowFacts(ROW);
