import { onlyOne } from '../../../domain/goods/identity';
import type { Placarded } from '../../../domain/goods/placards';
import type { CfsGoods } from '../../../domain/modes/cfs/reading';
import { tonsAsked, type CfsSearch } from '../../../domain/modes/cfs/search';
import { blankGoods } from '../../../domain/order/blank';
import { fireOfAll } from '../../dangerous-goods/fire-of-number';
import { identify } from '../../dangerous-goods/identify';
import { findGoods, goodsOfNumber, type Goods } from '../../dangerous-goods/library';

export type GoodsAsked = {
  goods: CfsGoods[];
  /** What the boxes show, each with its part of it. */
  placarded: Placarded[];
  /** Named as harmless, and in the library among what is not. */
  isDeclaredMild: boolean;
};

const UNTOLD: CfsGoods['controls'] = { precursor: null, isExplosivePrecursor: false, isHighlyToxic: false };

const goodsOf = (known: Goods, entries: readonly Goods[]): CfsGoods => ({
  row: 1,
  name: known.nameCn,
  isDangerous: known.unNo !== null,
  hazardClass: known.hazardClass,
  subRisks: known.subRisks,
  fire: fireOfAll(entries),
  controls: known.controls,
});

function harmless({ goods }: CfsSearch): GoodsAsked {
  const known = goods === null ? null : onlyOne(identify({ ...blankGoods('1'), nameCn: goods }, 'N'));
  const isDeclaredMild = known !== null && known.unNo !== null;
  return { goods: known && !isDeclaredMild ? [goodsOf(known, [known])] : [], placarded: [], isDeclaredMild };
}

/** What was asked about; a number nobody knows is dangerous, and of no class anybody could name. */
export function goodsAsked(search: CfsSearch): GoodsAsked {
  if (search.isDanger === 'N') return harmless(search);
  const unNo = search.unNo ?? '';
  const known = findGoods(unNo);
  if (!known) {
    const unknown = { row: 1, name: `UN ${unNo}`, isDangerous: true, hazardClass: null, subRisks: [], fire: null };
    return { goods: [{ ...unknown, controls: UNTOLD }], placarded: [], isDeclaredMild: false };
  }
  const { hazardClass, subRisks, isMarinePollutant } = known;
  const kg = (tonsAsked(search) * 1000) / search.boxes;
  return {
    goods: [goodsOf(known, goodsOfNumber(unNo))],
    placarded: [{ unNo, hazardClass, subRisks, isMarinePollutant, isLimited: false, kg }],
    isDeclaredMild: false,
  };
}
