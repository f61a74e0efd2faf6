import { describe, expect, it } from 'vitest';

import { checkPair } from '../../../../domain/goods/segregation';
import { classifyFire } from '../../../../domain/goods/fire-class';
import { entriesFindings, goodsFindings, type LclGoods } from '../../../../domain/modes/lcl/judging';
import { levelBetween } from '../../../../domain/modes/lcl/shared-box';
import { SHEDS } from '../../../../domain/modes/lcl/sheds';
import { stowedGoods } from '../../../../domain/modes/lcl/stowed';
import { strictestVerdict, VERDICT_LEVELS, type VerdictLevel } from '../../../../domain/goods/verdict';
import { findGoods, goodsOfNumber, LIBRARY, type Goods } from '../../../../server/world/dangerous-goods/library';
import { readSearchGoods } from '../../../../server/trade/modes/lcl/goods-asked';
import { row, searchFor } from '../../trade/modes/lcl/asked';

const NUMBERS = [...new Set(LIBRARY.flatMap(({ unNo }) => unNo ?? []))];
const SHARED = NUMBERS.filter((unNo) => goodsOfNumber(unNo).length > 1);

const isFree = (level: VerdictLevel): boolean => level === 'PASS' || level === 'PASS_CHECK_DGL';
const isStricter = (one: VerdictLevel, other: VerdictLevel): boolean =>
  VERDICT_LEVELS.indexOf(one) > VERDICT_LEVELS.indexOf(other);

function searched(unNo: string): LclGoods[] {
  const [entries = []] = readSearchGoods(searchFor('CNSHA', 'SGSIN', row(unNo, 400, 0.5))).goods;
  return entries;
}

function picked(facts: Goods): LclGoods {
  const [first] = searched(facts.unNo ?? '').filter(({ hazardClass, packingGroup, subRisks }) => {
    const own = [facts.hazardClass, facts.packingGroup, facts.subRisks];
    return JSON.stringify([hazardClass, packingGroup, subRisks]) === JSON.stringify(own);
  });
  if (!first) throw new Error(`there is no ${facts.goodsId}`);
  const technicalName = facts.technical === null ? null : facts.goodsId;
  const stowed = stowedGoods(facts, { isLimited: false, isFood: false, technicalName });
  return { ...first, fire: classifyFire({ ...facts, facts }), controls: facts.controls, stowed };
}

describe('UN number with several entries', () => {
  it('is one of more than fifty', () => {
    expect(SHARED.length).toBeGreaterThan(50);
    expect(SHARED).toEqual(expect.arrayContaining(['1263', '1789', '1950', '2031']));
  });

  it.each(SHEDS.map((shed) => [shed.code, shed] as const))(
    'is free for %s only when all entries are, and blocked only when all are',
    (_, shed) => {
      const faults = SHARED.flatMap((unNo) => {
        const level = strictestVerdict(entriesFindings([searched(unNo)], shed).map((finding) => finding.level));
        const each = goodsOfNumber(unNo).map((facts) =>
          strictestVerdict(goodsFindings([picked(facts)], shed).map((finding) => finding.level)),
        );
        const isFreer = isFree(level) && each.some((one) => isStricter(one, level));
        const isHarder = level === 'BLOCK' && each.some((one) => one !== 'BLOCK');
        return isFreer || isHarder ? [[unNo, level, each]] : [];
      });
      expect(faults).toStrictEqual([]);
    },
  );

  it('is free beside another only when all pairs of entries are', () => {
    const all = NUMBERS.flatMap((unNo) => {
      const [their] = searched(unNo);
      return goodsOfNumber(unNo).map((facts) => [unNo, their, picked(facts).stowed] as const);
    });
    for (const unNo of SHARED) {
      const [mine] = searched(unNo);
      const own = goodsOfNumber(unNo).map((facts) => picked(facts).stowed);
      for (const [theirNumber, their, theirs] of all) {
        const level = mine && their ? levelBetween(mine.stowed, their.stowed) : 'BLOCK';
        const stricter = isFree(level) ? own.filter((one) => isStricter(levelBetween(one, theirs), level)) : [];
        expect([unNo, theirNumber, stricter]).toStrictEqual([unNo, theirNumber, []]);
      }
    }
  });

  it('is never freer by number alone than any of its entries', () => {
    for (const unNo of SHARED) {
      const asked = findGoods(unNo);
      for (const other of LIBRARY.filter(({ unNo: number }) => number !== null && number !== unNo)) {
        const level = asked ? checkPair(asked, other).level : 'BLOCK';
        if (!isFree(level)) continue;
        const worse = goodsOfNumber(unNo).filter((facts) => isStricter(checkPair(facts, other).level, level));
        expect([unNo, other.goodsId, worse.map(({ goodsId }) => goodsId)]).toStrictEqual([unNo, other.goodsId, []]);
      }
    }
  });

  it('is controlled when any of its entries is', () => {
    for (const unNo of SHARED)
      for (const { controls, cooled } of goodsOfNumber(unNo)) {
        const all = findGoods(unNo);
        expect([unNo, all?.controls.precursor === null && controls.precursor !== null]).toStrictEqual([unNo, false]);
        expect([unNo, all?.cooled === null && cooled !== null]).toStrictEqual([unNo, false]);
      }
  });
});
