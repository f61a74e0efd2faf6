import { FEWEST_TOGETHER, MOST_TOGETHER } from '../../../domain/goods/together';
import type { SegregationLevel } from '../../../domain/goods/segregation';
import type { CheckFailure, GoodsObjection } from '../../../machines/booking/segregation-check';
import { SHIP_DECIDES } from '../words/decides';

export const segregationCopy = {
  title: '这些货能一起走吗？',
  purpose: `填 ${FEWEST_TOGETHER}–${MOST_TOGETHER} 个 UN 编号，立刻得出同箱结论。不用登录。`,
  add: '添加货物',
  remove: (unNo: string) => `移除 UN ${unNo}`,
  full: `已满 ${MOST_TOGETHER} 种，先移除一种再添加。`,
  few: '再添加一种就能核对。',
  none: '还没有货物，请至少添加两种。',
  objection: {
    duplicate: '这种货物已在列表中。',
    notDangerous: '非危险品不在隔离表内，这里不能核对；与氧化剂、强酸等同装请转危品专家。',
  } satisfies Record<GoodsObjection, string>,
  checking: '正在核对',
  verdict: {
    PASS: '可以同箱',
    PASS_CHECK_DGL: '可以同箱，仍需核对第 16b 栏',
    NEED_APPROVAL: '需主管机关批准',
    MANUAL: '需危品专家核对',
    BLOCK: '不能装一个箱',
  } satisfies Record<SegregationLevel, string>,
  more: (count: number) => `另有 ${count} 对，点格子看理由。`,
  fewest: (boxes: number) => `最少分 ${boxes} 箱`,
  box: (number: number) => `箱 ${number}`,
  search: (boxes: number) => (boxes === 1 ? '查船期' : `按 ${boxes} 箱查船期`),
  expert: '转危品专家',
  retry: '重试',
  source: (source: string, edition: string) => `依据${source}（${edition}）。`,
  decides: SHIP_DECIDES,
  failure: {
    network: '网络不通，核对失败。货物都还在，重试即可。',
    unavailable: '抱歉，服务器繁忙！请稍后重试。',
    unexpected: '出了点问题，核对失败。请重试，或转危品专家。',
  } satisfies Record<Exclude<CheckFailure['code'], 'refused'>, string>,
};
