import type { OrderBrief } from '../../../domain/order/receipt/brief';
import type { OrderState } from '../../../domain/order/life/lifecycle';

export const orderStateNames = {
  DRAFT: '草稿',
  QUOTED: '已报价',
  EXPIRED: '报价已失效',
  ENQUIRED: '询价中',
  SUBMITTED: '已提交',
  AWAIT_VERIFY: '待企业认证',
  UNDER_REVIEW: '审核中',
  DG_REVIEW: '危品审核中',
  PENDING_UPDATE: '待补充资料',
  CONFIRMED: '已确认',
  BOOKED: '已放舱',
  CARGO_IN: '已进仓/已装箱',
  DECLARED: '已申报',
  DEPARTED: '已开航',
  ARRIVED: '已到港',
  COMPLETED: '已完成',
  REJECTED: '已退回',
  CANCELLED: '已取消',
  AUTO_CANCELLED: '超时自动取消',
} satisfies Record<OrderState, string>;

export const stateName = ({ stands }: Pick<OrderBrief, 'stands'>, state: OrderState): string =>
  stands?.[state] ?? orderStateNames[state];
