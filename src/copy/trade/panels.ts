import type { DgBook } from '../../../domain/mode-ids';
import { uncheckedNote } from '../../../domain/goods/edition';
import type { CheckId } from '../../../domain/order/findings/checks';
import { isOnOffer } from '../../../domain/offer/left-out';
import type { ChargePart } from '../../../domain/offer/charges';
import { SHIP_DECIDES } from '../words/decides';

export const acceptanceCopy = {
  title: '能不能走',
  blocked: (count: number) => `${count} 项不行`,
  review: (count: number) => `${count} 项需审`,
  fine: '可以走',
  fineButUnread: '可以走，包装待核对',
  manual: '待核对',
  unread: (book: DgBook) => `（${uncheckedNote(book)}，转人工核对）`,
  decides: SHIP_DECIDES,
  unfilled: '待填写',
  instead: '看本周能接这些货的航次',
  checks: {
    CLOSURE: '停用与禁运',
    CARRIER: '承运人接载',
    LICENCE: '仓库许可',
    TANK: '罐型与充装',
    ORG: '起运港',
    VIA: '中转港',
    DST: '目的港',
    BORDER: '口岸与过境',
    WINTER: '冬季走行',
    WAY: '线路与时间',
    ROOM: '余量',
    GOODS: '申报一致性',
    PACK: '包装',
    SEGREGATION: '同箱隔离',
    WEIGHT: '重量与容积',
    PAPERS: '资料',
    CUTOFF: '截止时间',
  } satisfies Record<CheckId, string>,
  more: (count: number) => `另有 ${count} 条`,
  go: '去处理',
  goTo: (check: string) => `去处理：${check}`,
};

export type Addable = { services: readonly string[]; step: number };

/** Text already ending in brackets gets the hint inside the same brackets. */
function leftOutWords(item: string, addable: Addable | null): string {
  if (addable === null || !isOnOffer(item, addable.services)) return item;
  const way = `可在第 ${addable.step} 步加选）`;
  return item.endsWith('）') ? `${item.slice(0, -1)}，${way}` : `${item}（${way}`;
}

export const priceCopy = {
  title: '总价',
  lines: {
    SEA: '海运',
    AIR: '空运',
    TRAIN: '铁路',
    ROAD: '公路',
    LOCAL: '起运港费用',
    GROUND: '起飞机场费用',
    PORT: '两端港口与用箱',
    YARD: '场站与单证',
    DOOR: '门点拖车',
    STATION: '装箱站',
    STORE: '仓储',
    GOODS: '货款',
    SERVICE: '附加服务',
    SURCHARGE: '附加费',
    EQUIP: '罐箱与液袋',
    TAX: '税',
    COUPON: '优惠券',
  } satisfies Record<ChargePart, string>,
  count: (count: number) => `${count} 项`,
  unpriced: '暂无报价',
  pricing: '正在取报价',
  notIncluded: (items: readonly string[], addable: Addable | null) =>
    `不含${items.map((item) => leftOutWords(item, addable)).join('、')}`,
  since: {
    more: (before: string, by: string) => `查询时 ${before}，现在多 ${by}；单价仍按锁定价`,
    less: (before: string, by: string) => `查询时 ${before}，现在少 ${by}；单价仍按锁定价`,
  },
  locked: (left: string) => `锁定价，剩 ${left}`,
  lapsed: '报价已失效',
  renew: '重新报价',
  charges: '费用明细',
  item: '费用项目',
  unit: '单价 × 数量',
  amount: '金额',
  total: '合计',
  rate: (yuan: number) => `USD 1 = CNY ${yuan.toFixed(2).length < String(yuan).length ? yuan : yuan.toFixed(2)}`,
};
