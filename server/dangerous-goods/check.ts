import type { ReplyOf, RequestOf } from '../../contract/endpoint';
import { CODES } from '../../contract/envelope';
import type { segregationCheck } from '../../contract/dangerous-goods';
import { demandOf, type SegregationReason } from '../../domain/segregation';
import { SEGREGATION_GROUPS } from '../../domain/segregation-groups';
import { checkBox } from '../../domain/segregation-split';
import { Refusal } from '../http/refusal';
import { findGoods } from './library';
import { reasonIn, SEGREGATION_SOURCE, unknownGoods } from './messages';

type Check = typeof segregationCheck;

const STRICTNESS = '432*1X';

/** Each sentence once, the weightiest first. */
const told = (reasons: readonly SegregationReason[]): string[] => [
  ...new Set(
    reasons
      .toSorted((one, other) => STRICTNESS.indexOf(demandOf(one)) - STRICTNESS.indexOf(demandOf(other)))
      .map(reasonIn),
  ),
];

function known(unNo: string) {
  const goods = findGoods(unNo);
  if (!goods) throw new Refusal(CODES.goodsUnknown, unknownGoods(unNo), { data: { unNo } });
  return goods;
}

/** The verdict on one box, with every reason and the source it rests on. */
export function checkGoods({ goods: asked }: RequestOf<Check>): ReplyOf<Check> {
  const goods = asked.map(({ unNo, isLimited }) => ({ ...known(unNo), isLimited }));
  const { level, pairs, boxes } = checkBox(goods);
  const weighty = pairs.filter((pair) => pair.level === level);
  return {
    level,
    reasons: told(weighty.flatMap(({ reasons }) => reasons)),
    goods: goods.map((item) => ({
      unNo: item.unNo,
      nameCn: item.nameCn,
      hazardClass: item.hazardClass,
      subRisks: item.subRisks,
      packingGroup: item.packingGroup,
      groups: item.groups.map((code) => ({ code, name: SEGREGATION_GROUPS[code] ?? '' })),
    })),
    pairs: pairs.map((pair) => ({ ...pair, of: [...pair.of], reasons: told(pair.reasons) })),
    boxes,
    ...SEGREGATION_SOURCE,
  };
}
