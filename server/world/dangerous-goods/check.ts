import type { ReplyOf, RequestOf } from '../../../contract/wire/endpoint';
import { CODES } from '../../../contract/wire/envelope';
import type { segregationCheck } from '../../../contract/world/dangerous-goods';
import { requiredSegregation, type SegregationLevel, type SegregationReason } from '../../../domain/goods/segregation';
import { SEGREGATION_GROUPS } from '../../../domain/goods/segregation-groups';
import { checkBox } from '../../../domain/goods/segregation-split';
import { Refusal } from '../../base/http/refusal';
import { findGoods } from './library';
import { segregationSentence, reasonOfPair, SEGREGATION_SOURCE, unknownGoods } from './messages';

type Check = typeof segregationCheck;

const STRICTNESS = '432*1X';

/** Each sentence once, the weightiest first. */
const reasonSentences = (reasons: readonly SegregationReason[]): string[] => [
  ...new Set(
    reasons
      .toSorted(
        (one, other) => STRICTNESS.indexOf(requiredSegregation(one)) - STRICTNESS.indexOf(requiredSegregation(other)),
      )
      .map(segregationSentence),
  ),
];

/** If all may go together, no pair is singled out. */
const isFree = (level: SegregationLevel) => level === 'PASS' || level === 'PASS_CHECK_DGL';

function requireGoods(unNo: string) {
  const goods = findGoods(unNo);
  if (!goods) throw new Refusal(CODES.goodsUnknown, unknownGoods(unNo), { data: { unNo } });
  return goods;
}

export function checkGoods({ goods: asked }: RequestOf<Check>): ReplyOf<Check> {
  const goods = asked.map(({ unNo, isLimited }) => ({ ...requireGoods(unNo), isLimited }));
  const { level, pairs, boxes } = checkBox(goods);
  const weighty = pairs.filter((pair) => pair.level === level);
  const named = ({ of: [one, other], reasons }: (typeof pairs)[number]) =>
    reasonSentences(reasons)
      .slice(0, 1)
      .map((reason) => reasonOfPair(goods[one]?.nameCn ?? '', goods[other]?.nameCn ?? '', reason));
  return {
    level,
    reasons: isFree(level) ? reasonSentences(weighty.flatMap(({ reasons }) => reasons)) : weighty.flatMap(named),
    goods: goods.map((item) => ({
      unNo: item.unNo,
      nameCn: item.nameCn,
      hazardClass: item.hazardClass,
      subRisks: item.subRisks,
      packingGroup: item.packingGroup,
      groups: item.groups.map((code) => ({ code, name: SEGREGATION_GROUPS[code] ?? '' })),
    })),
    pairs: pairs.map((pair) => ({ ...pair, of: [...pair.of], reasons: reasonSentences(pair.reasons) })),
    boxes,
    ...SEGREGATION_SOURCE,
  };
}
