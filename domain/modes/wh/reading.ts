import { criticalThreshold } from '../../goods/critical';
import { PACKING_GROUPS, type PackingGroup } from '../../goods/dangerous-goods';
import { readShortUnNo as unNumberIn, onlyOne } from '../../goods/identity';
import type { Controls } from '../../goods/facts';
import { rowSubRisks } from '../../order/findings/classes';
import { segregationFacts } from '../../order/findings/segregation';
import type { OrderFacts } from '../../order/form/facts';
import type { GoodsRow } from '../../goods/row';
import { rowFireClass } from '../../order/goods/row-fire';
import { MOST_STAY_DAYS } from '../../order/life/staying';
import { upToThousandths } from '../../values/thousandths';
import { parseNumber, parseWholeNumber } from '../../values/typed-number';
import type { WhForm } from './form';
import type { WhGoods } from './judging';
import type { WhPriceInput } from './price';
import { isPackingFierce } from './quiet';
import { MOST_PALLETS, MOST_TONS } from './search';
import { GRAMS_PER_TON } from './stay';

const MOST_PIECES = 99_999;

const clampNumber = (typed: string, places: number, most: number): number =>
  Math.min(Math.max(parseNumber(typed, places) ?? 0, 0), most);

const readRowKg = ({ grossKg }: GoodsRow): number => clampNumber(grossKg, 2, MOST_TONS * 1000);

/** Tons to store, rounded up to thousandths. */
export const tonsToStore = ({ goods }: Pick<WhForm, 'goods'>): number =>
  upToThousandths(goods.reduce((all, row) => all + readRowKg(row), 0) / 1000);

export const totalPieces = ({ goods }: Pick<WhForm, 'goods'>): number =>
  goods.reduce((all, { pieces }) => all + clampNumber(pieces, 0, MOST_PIECES), 0);

export const tonsToGrams = (tons: number): number => Math.round(tons * 1000) * (GRAMS_PER_TON / 1000);

/** An amount above the bookable maximum counts as blank: it has no price. */
const readBookableCount = (typed: string, most: number): number => {
  const count = parseWholeNumber(typed) ?? 0;
  return count > 0 && count <= most ? count : 0;
};

/** Input of the price; unreadable amounts count as 0. */
export const readPriceInput = (form: WhForm): WhPriceInput => ({
  tons: tonsToStore(form),
  pallets: readBookableCount(form.pallets, MOST_PALLETS),
  days: readBookableCount(form.days, MOST_STAY_DAYS),
  labels: clampNumber(form.labels, 0, MOST_PIECES),
  samples: clampNumber(form.samples, 0, MOST_PIECES),
  palletized: clampNumber(form.palletized, 0, MOST_PALLETS),
});

export const isPriceable = ({ tons, pallets, days }: WhPriceInput): boolean => tons > 0 && pallets > 0 && days > 0;

const UNTOLD: Controls = { precursor: null, isExplosivePrecursor: false, isHighlyToxic: false };

const isRowNamed = ({ unNo, nameCn }: GoodsRow, isDanger: 'Y' | 'N'): boolean =>
  (isDanger === 'Y' ? unNo : nameCn).trim() !== '';

const readPackingGroup = ({ packingGroup }: GoodsRow): PackingGroup | null =>
  PACKING_GROUPS.find((group) => group === packingGroup) ?? null;

export function readGoods(form: WhForm, facts: Pick<OrderFacts, 'identityOf'>): WhGoods[] {
  const { isDanger, fireSaid } = form;
  const isDangerous = isDanger === 'Y';
  const goodsOf = (row: GoodsRow) => onlyOne(facts.identityOf(row, isDanger));
  return form.goods.flatMap((row, at): WhGoods[] => {
    if (!isRowNamed(row, isDanger)) return [];
    const known = goodsOf(row);
    const fire = rowFireClass(row, form, facts);
    const isQuiet = fire !== null && ['D', 'E'].includes(fire.item);
    const hazardClass = isDangerous ? row.hazardClass || (known?.hazardClass ?? null) : null;
    const unNo = isDangerous ? unNumberIn(row.unNo) : null;
    const subRisks = isDangerous ? rowSubRisks(row, known) : [];
    const packingGroup = readPackingGroup(row) ?? known?.packingGroup ?? null;
    const bare = { ...row, unNo: '', hazardClass: '' as const, subRisks: [] };
    return [
      {
        row: at + 1,
        name: row.nameCn.trim() || `UN ${row.unNo.trim()}`,
        goodsId: known?.goodsId ?? '',
        unNo,
        hazardClass,
        subRisks,
        critical: criticalThreshold({ unNo, hazardClass, subRisks, packingGroup }),
        fire,
        fireSaid: fireSaid === '' ? null : fireSaid,
        isPackingFierce: isQuiet && isPackingFierce(form),
        tons: readRowKg(row) / 1000,
        controls: known?.controls ?? UNTOLD,
        segregated: segregationFacts(isDangerous ? row : bare, goodsOf),
      },
    ];
  });
}
