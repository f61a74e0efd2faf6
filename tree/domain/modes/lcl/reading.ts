import { unNoIn } from '../../goods/dangerous-goods';
import type { Controls, GoodsFacts } from '../../goods/facts';
import type { GoodsRow } from '../../order/form';
import { numberIn, wholeNumberIn } from '../../values/typed-number';
import { factsOf, type LclRead } from './form';
import type { LclGoods } from './judging';
import type { PricedRow } from './price';
import type { Stowed } from './shared-box';

type GoodsOf = (row: GoodsRow) => GoodsFacts | null;

const UNTOLD: Controls = { precursor: null, isExplosivePrecursor: false, isHighlyToxic: false };

const atLeastNothing = (number: number | null): number => Math.max(number ?? 0, 0);

/** What the price is counted from; what cannot be read yet counts as nothing. */
export const pricedRows = (form: Pick<LclRead, 'goods' | 'isDanger' | 'lcl'>): PricedRow[] =>
  form.goods.map((row) => ({
    hazards: form.isDanger === 'Y' && row.hazardClass !== '' ? [row.hazardClass, ...row.subRisks] : [],
    pieces: atLeastNothing(wholeNumberIn(row.pieces)),
    kg: atLeastNothing(numberIn(row.grossKg, 2)),
    m3: atLeastNothing(numberIn(row.volume, 3)),
    longCm: wholeNumberIn(factsOf(form, row).longCm),
  }));

function stowedIn(row: GoodsRow, unNo: string, isFood: boolean, facts: GoodsFacts | null): Stowed {
  const { hazardClass, subRisks, isLimited, technicalName } = row;
  return {
    unNo,
    hazardClass: hazardClass === '' ? null : hazardClass,
    subRisks,
    isLimited,
    isFood,
    groups: facts?.groups ?? [],
    sixteenB: facts?.sixteenB ?? null,
    burns: facts?.burns ?? null,
    technicalName: facts === null || facts.technical !== null ? technicalName.trim().toLowerCase() : null,
  };
}

/** The dangerous goods of a form, as far as they have been said. */
export function goodsIn(form: Pick<LclRead, 'goods' | 'isDanger' | 'lcl'>, goodsOf: GoodsOf): LclGoods[] {
  if (form.isDanger === 'N') return [];
  return form.goods.flatMap((row, at): LclGoods[] => {
    const unNo = row.unNo.length <= 40 ? unNoIn(row.unNo) : null;
    if (unNo === null || row.hazardClass === '') return [];
    const facts = goodsOf(row);
    const { isDamaged, isPrecursorFree, isFood } = factsOf(form, row);
    return [
      {
        row: at + 1,
        name: row.nameCn.trim() || `UN ${unNo}`,
        unNo,
        hazardClass: row.hazardClass,
        subRisks: row.subRisks,
        packingGroup: row.packingGroup === '' || row.packingGroup === 'N' ? null : row.packingGroup,
        flashPointC: numberIn(row.flashPoint, 1) ?? facts?.flashPointC ?? null,
        isLimited: row.isLimited,
        isDamaged,
        isPrecursorFree,
        controls: facts?.controls ?? UNTOLD,
        stowed: stowedIn(row, unNo, isFood, facts),
      },
    ];
  });
}
