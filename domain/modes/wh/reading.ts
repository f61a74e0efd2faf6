import { criticalOf } from '../../goods/critical';
import { PACKING_GROUPS, type PackingGroup } from '../../goods/dangerous-goods';
import { numberIn as unNumberIn, onlyOne } from '../../goods/identity';
import type { Controls } from '../../goods/facts';
import { subRisksOf } from '../../order/findings/classes';
import { segregatedOf } from '../../order/findings/segregation';
import type { OrderFacts } from '../../order/form/facts';
import type { GoodsRow } from '../../goods/row';
import { fireIn } from '../../order/goods/row-fire';
import { MOST_STAY_DAYS } from '../../order/life/staying';
import { upToThousandths } from '../../values/thousandths';
import { numberIn, wholeNumberIn } from '../../values/typed-number';
import type { WhForm } from './form';
import type { WhGoods } from './judging';
import type { WhPriceInput } from './price';
import { isPackingFierce } from './quiet';
import { MOST_PALLETS, MOST_TONS } from './search';
import { GRAMS_PER_TON } from './stay';

const MOST_PIECES = 99_999;

const within = (typed: string, places: number, most: number): number =>
  Math.min(Math.max(numberIn(typed, places) ?? 0, 0), most);

const kgIn = ({ grossKg }: GoodsRow): number => within(grossKg, 2, MOST_TONS * 1000);

/** Tons to store, rounded up to thousandths. */
export const tonsOf = ({ goods }: Pick<WhForm, 'goods'>): number =>
  upToThousandths(goods.reduce((all, row) => all + kgIn(row), 0) / 1000);

export const piecesIn = ({ goods }: Pick<WhForm, 'goods'>): number =>
  goods.reduce((all, { pieces }) => all + within(pieces, 0, MOST_PIECES), 0);

export const gramsOf = (tons: number): number => Math.round(tons * 1000) * (GRAMS_PER_TON / 1000);

/** An amount above the bookable maximum counts as blank: it has no price. */
const upTo = (typed: string, most: number): number => {
  const count = wholeNumberIn(typed) ?? 0;
  return count > 0 && count <= most ? count : 0;
};

/** Input of the price; unreadable amounts count as 0. */
export const pricedIn = (form: WhForm): WhPriceInput => ({
  tons: tonsOf(form),
  pallets: upTo(form.pallets, MOST_PALLETS),
  days: upTo(form.days, MOST_STAY_DAYS),
  labels: within(form.labels, 0, MOST_PIECES),
  samples: within(form.samples, 0, MOST_PIECES),
  palletized: within(form.palletized, 0, MOST_PALLETS),
});

export const isPriceable = ({ tons, pallets, days }: WhPriceInput): boolean => tons > 0 && pallets > 0 && days > 0;

const UNTOLD: Controls = { precursor: null, isExplosivePrecursor: false, isHighlyToxic: false };

const isNamed = ({ unNo, nameCn }: GoodsRow, isDanger: 'Y' | 'N'): boolean =>
  (isDanger === 'Y' ? unNo : nameCn).trim() !== '';

const groupIn = ({ packingGroup }: GoodsRow): PackingGroup | null =>
  PACKING_GROUPS.find((group) => group === packingGroup) ?? null;

export function goodsIn(form: WhForm, facts: Pick<OrderFacts, 'identityOf'>): WhGoods[] {
  const { isDanger, fireSaid } = form;
  const isDangerous = isDanger === 'Y';
  const goodsOf = (row: GoodsRow) => onlyOne(facts.identityOf(row, isDanger));
  return form.goods.flatMap((row, at): WhGoods[] => {
    if (!isNamed(row, isDanger)) return [];
    const known = goodsOf(row);
    const fire = fireIn(row, form, facts);
    const isQuiet = fire !== null && ['D', 'E'].includes(fire.item);
    const hazardClass = isDangerous ? row.hazardClass || (known?.hazardClass ?? null) : null;
    const unNo = isDangerous ? unNumberIn(row.unNo) : null;
    const subRisks = isDangerous ? subRisksOf(row, known) : [];
    const packingGroup = groupIn(row) ?? known?.packingGroup ?? null;
    const bare = { ...row, unNo: '', hazardClass: '' as const, subRisks: [] };
    return [
      {
        row: at + 1,
        name: row.nameCn.trim() || `UN ${row.unNo.trim()}`,
        goodsId: known?.goodsId ?? '',
        unNo,
        hazardClass,
        subRisks,
        critical: criticalOf({ unNo, hazardClass, subRisks, packingGroup }),
        fire,
        fireSaid: fireSaid === '' ? null : fireSaid,
        isPackingFierce: isQuiet && isPackingFierce(form),
        tons: kgIn(row) / 1000,
        controls: known?.controls ?? UNTOLD,
        segregated: segregatedOf(isDangerous ? row : bare, goodsOf),
      },
    ];
  });
}
