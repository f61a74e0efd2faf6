import { isLithium, mayHoldPrecursors } from '../../goods/watched';
import type { OrderFacts } from '../../order/form/facts';
import { numberField, tickField, wholeField } from '../../order/form/field-kinds';
import { buildPart, type PartOf } from '../../order/form/fields';
import type { FaultCheck } from '../../rules/fault';
import type { OrderForm } from '../../order/form/form';
import type { GoodsRow } from '../../goods/row';
import { rowUnNumber } from '../../order/goods/hazards';
import { rowNature } from '../../goods/nature';
import { type RowInput, rowFacts } from '../../order/form/row-facts';
import { parseNumber, parseWholeNumber } from '../../values/typed-number';

/** Limits of the CFS forklift and of the box door. */
export const MOST_UNIT = { kg: 3000, longCm: 600, highCm: 220 } as const;

const FIELDS = {
  /** Weight of the heaviest piece and edges of the largest. */
  unitKg: numberField({ step: 'goods', need: true, code: 'lclUnitKg', places: 2, over: 0 }),
  longCm: wholeField({ step: 'goods', need: true, code: 'lclLongCm', over: 0 }),
  highCm: wholeField({ step: 'goods', need: true, code: 'lclHighCm', over: 0 }),
  isDamaged: tickField({ step: 'goods' }),
  /** Mixtures: declared free of state-controlled precursors. */
  isPrecursorFree: tickField({ step: 'goods' }),
  isFood: tickField({ step: 'goods' }),
};

export type LclRowFacts = PartOf<typeof FIELDS>;

type Read = Pick<OrderForm, 'goods' | 'isDanger'>;
type LclRowInput = RowInput<Read> & LclRowFacts;
type Facts = Pick<OrderFacts, 'goodsOf'>;

const rowUnNo = (row: GoodsRow): string => rowUnNumber(row) ?? '';
const isDangerous = ({ form, row }: LclRowInput): boolean => rowNature(row, form.isDanger) === 'Y';

function unitRule({ unitKg, row }: LclRowInput): FaultCheck {
  const [heaviest, gross, count] = [
    parseNumber(unitKg, 2) ?? 0,
    parseNumber(row.grossKg, 2),
    parseWholeNumber(row.pieces),
  ];
  if (heaviest > MOST_UNIT.kg) return ['lclUnitHeavy', { most: MOST_UNIT.kg }];
  const isLight = gross !== null && count !== null && count > 0 && heaviest * count < gross;
  return isLight ? 'lclUnitLight' : null;
}

const over = (typed: string, most: number, code: 'lclLongOver' | 'lclHighOver'): FaultCheck =>
  (parseWholeNumber(typed) ?? 0) > most ? [code, { most }] : null;

export const ROW = buildPart<typeof FIELDS, RowInput<Read>, Facts>(FIELDS, {
  asks: {
    isDamaged: (asked) => isDangerous(asked) && isLithium(rowUnNo(asked.row)),
    isPrecursorFree: (asked, { goodsOf }) =>
      isDangerous(asked) &&
      (mayHoldPrecursors(rowUnNo(asked.row)) || goodsOf(asked.row)?.controls.precursor === 'UNTOLD'),
    // General rows beside dangerous goods may be food, too.
    isFood: ({ form }) => form.isDanger === 'Y',
  },
  rules: {
    unitKg: unitRule,
    longCm: ({ longCm }) => over(longCm, MOST_UNIT.longCm, 'lclLongOver'),
    highCm: ({ highCm }) => over(highCm, MOST_UNIT.highCm, 'lclHighOver'),
  },
});

export const ROW_FACTS = rowFacts(ROW);
