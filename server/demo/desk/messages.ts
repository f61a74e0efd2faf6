import type { EnquiryState } from '../../../domain/order/enquiry-life';
import type { HouseEvent } from '../../../domain/order/lifecycle';
import type { BumpedStand } from '../../../domain/order/bumped';
import type { MeasuredStand } from '../../../domain/order/measured';

export const MOVE_NAMES = {
  'goods.dangerous': '转危险品审核',
  'papers.missing': '要求补资料',
  accepted: '通过',
  refused: '退回',
  revoked: '撤销并释放',
  'space.released': '放舱',
  'cargo.in': '已进港',
  declared: '已放行',
  departed: '已开航',
  arrived: '已到港',
  completed: '完成',
} satisfies Record<HouseEvent, string>;

/** Where the question of a new price stands. */
export const STANDS = {
  SETTLED: '已按规则计费',
  ASKED: '等下单人确认加收',
  ACCEPTED: '下单人已确认加收',
  WAITING: '已改配后一班，等下单人确认',
  STRANDED: '后续班次无箱位，请联系下单人',
} satisfies Record<MeasuredStand, string>;

/** What the owner says to another offer. */
export const BUMP_STANDS = {
  ASKED: '等下单人答复',
  AGREED: '下单时已约定',
  ACCEPTED: '下单人已接受',
  LAPSED: '未答复，按改配的走',
  DECLINED: '下单人已免费取消',
} satisfies Record<BumpedStand, string>;

export const replyByNeeded = '期限应为 YYYY-MM-DD 的日期';

export const validUntilNeeded = '请填写报价有效期';

export const ENQUIRY_STATE_NAMES = {
  OPEN: '待报价',
  OVERDUE: '已超时，待报价',
  ANSWERED: '已报价',
  LAPSED: '报价已过期',
  ACCEPTED: '已接受',
  ORDERED: '已下单',
  DECLINED: '未接受',
  WITHDRAWN: '已撤回',
  REFUSED: '不能报价',
  CLOSED: '已关闭',
} satisfies Record<EnquiryState, string>;
