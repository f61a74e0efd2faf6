import { onlyOne } from '../../../domain/goods/identity';
import { byFierceness, fireClassOf, type FireClass } from '../../../domain/goods/fire-class';
import type { WhGoods } from '../../../domain/modes/wh/judging';
import type { WhSearch } from '../../../domain/modes/wh/search';
import { blankGoods } from '../../../domain/order/blank';
import { identify } from '../../dangerous-goods/identify';
import { findGoods, goodsOfNumber, type Goods } from '../../dangerous-goods/library';

/** Entries of one number may burn differently: rooms for the mildest are listed too, and a person says which it is. */
function fireOfAll(entries: readonly Goods[]): FireClass | null {
  const fires = entries.map((facts) => fireClassOf({ ...facts, facts }));
  const known = fires.flatMap((fire) => fire ?? []);
  const [fiercest, ...others] = byFierceness(known.map((fire) => fire.item));
  const item = others.at(-1) ?? fiercest;
  const doubtful = known.find((fire) => fire.item === item && !fire.isSure);
  const one = doubtful ?? known.find((fire) => fire.item === item);
  if (!one) return null;
  const isOne = known.length === fires.length && known.every((fire) => fire.item === item);
  return isOne ? one : { ...one, isSure: false, why: 'listedApart' };
}

function goodsOf(goods: Goods, fire: FireClass | null, tons: number): WhGoods {
  const { goodsId, unNo, nameCn, hazardClass, subRisks, groups, sixteenB, burns, controls } = goods;
  return {
    row: 1,
    name: nameCn,
    goodsId,
    unNo,
    hazardClass,
    subRisks,
    fire,
    fireSaid: null,
    isPackingFierce: false,
    tons,
    controls,
    segregated: { unNo, hazardClass, subRisks, groups, sixteenB, burns, technicalName: null, isLimited: false },
  };
}

function harmless({ goods, tons }: WhSearch): WhGoods | null {
  const known = onlyOne(identify({ ...blankGoods('1'), nameCn: goods ?? '' }, 'N'));
  return known && known.unNo === null ? goodsOf(known, fireOfAll([known]), tons) : null;
}

/** What was asked about; null where the library does not know it, and so no room may be named. */
export function goodsAsked(search: WhSearch): WhGoods | null {
  if (search.isDanger === 'N') return harmless(search);
  const found = findGoods(search.unNo ?? '');
  return found ? goodsOf(found, fireOfAll(goodsOfNumber(found.unNo)), search.tons) : null;
}
