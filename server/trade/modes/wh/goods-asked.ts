import { type CriticalGoods, criticalOfAll } from '../../../../domain/goods/critical';
import { findDoubtful } from '../../../../domain/goods/entries';
import { onlyOne } from '../../../../domain/goods/identity';
import type { FireClass } from '../../../../domain/goods/fire-class';
import { found, type WhFinding } from '../../../../domain/modes/wh/finding';
import type { WhGoods } from '../../../../domain/modes/wh/judging';
import type { WhSearch } from '../../../../domain/modes/wh/search';
import { blankGoods } from '../../../../domain/goods/row';
import { fireOfAll } from '../../../world/dangerous-goods/fire-of-number';
import { identifyGoods } from '../../../world/dangerous-goods/identify';
import { findGoods, goodsById, goodsOfNumber, type Goods } from '../../../world/dangerous-goods/library';

function buildWhGoods(
  goods: Goods,
  fire: FireClass | null,
  tons: number,
  entries: readonly CriticalGoods[] = [goods],
): WhGoods {
  const { goodsId, unNo, nameCn, hazardClass, subRisks, groups, sixteenB, burns, controls } = goods;
  return {
    row: 1,
    name: nameCn,
    goodsId,
    unNo,
    hazardClass,
    subRisks,
    critical: criticalOfAll(entries),
    fire,
    fireSaid: null,
    isPackingFierce: false,
    tons,
    controls,
    segregated: {
      unNo,
      goodsId,
      hazardClass,
      subRisks,
      groups,
      sixteenB,
      burns,
      technicalName: null,
      isLimited: false,
    },
  };
}

function harmless({ goods, tons }: WhSearch): WhGoods | null {
  const known = onlyOne(identifyGoods({ ...blankGoods('1'), nameCn: goods ?? '' }, 'N'));
  return known && known.unNo === null ? buildWhGoods(known, fireOfAll([known]), tons) : null;
}

/** Goods of a search; null if not in the library, so that no room can be named. */
export function readSearchGoods(search: WhSearch): WhGoods | null {
  if (search.isDanger === 'N') return harmless(search);
  const found = findGoods(search.unNo ?? '');
  if (!found) return null;
  const entries = goodsOfNumber(found.unNo);
  return buildWhGoods(found, fireOfAll(entries), search.tons, entries);
}

/** Disputed goods, and goods that must be colder than any room, whichever entry is meant. */
export function entryFindings({ unNo, goodsId, name }: Pick<WhGoods, 'unNo' | 'goodsId' | 'name'>): WhFinding[] {
  const entries = unNo === null ? [goodsById(goodsId) ?? []].flat() : goodsOfNumber(unNo);
  const doubtful = findDoubtful(entries);
  const [cooled, ...others] = entries.map((one) => one.cooled);
  const isCooled = cooled !== undefined && cooled !== null && !others.includes(null);
  return [
    ...(doubtful ? [found('MANUAL', 'whDoubtful', { goods: doubtful.nameCn })] : []),
    ...(isCooled
      ? [found('BLOCK', 'whCooled', { goods: name, control: cooled.controlC, emergency: cooled.emergencyC })]
      : []),
  ];
}

/** True if the number has a single entry; paints and resins share theirs. */
export const isOneEntry = ({ unNo }: Pick<WhGoods, 'unNo'>): boolean =>
  unNo === null || goodsOfNumber(unNo).length === 1;
