import type { Happening, OrderEvent } from '../../domain/order/lifecycle';

/** What happened to an order, as its owner reads it. */
const EVENTS: Readonly<Record<string, string>> = {
  'quote.got': '取得报价',
  'quote.lapsed': '报价失效',
  'enquiry.sent': '发出询价',
  submitted: '提交订单',
  'verification.owed': '等待企业认证',
  'verification.had': '进入审核',
  'enterprise.passed': '企业认证通过，进入审核',
  'deadline.passed': '未在期限内完成认证，自动取消',
  'goods.dangerous': '转危险品审核',
  'papers.missing': '要求补充资料',
  'papers.added': '资料已补齐，回到审核',
  'reply.missed': '未在期限前补齐资料，退回',
  accepted: '审核通过，订单确认',
  refused: '审核未通过，退回',
  cancelled: '取消订单',
  revoked: '平台取消订单',
  'space.released': '放舱',
  'cargo.in': '货物进仓或进港',
  declared: '申报放行',
  departed: '开航',
  arrived: '到港',
  completed: '完成',
  'offer.lapsed': '所选班次已截止，舱位释放',
  'amounts.amended': '修改货量',
  'stay.prolonged': '续存',
  'truck.changed': '改车辆',
  'surcharge.accepted': '同意实测加收',
  'surcharge.declined': '不同意实测加收',
  'surcharge.lapsed': '实测加收未在期限内答复',
  'offer.bumped': '拉货，改配其他班次',
  'bump.accepted': '同意改配',
  'bump.declined': '不同意改配，免费取消',
  'bump.lapsed': '改配未在期限内答复，货物随新班次走',
  'paper.handed': '交来资料',
  'paper.replaced': '替换资料',
  'paper.withdrawn': '撤回资料',
  'result.handed': '交付结果',
  'place.passed': '在途',
} satisfies Record<OrderEvent | Happening, string>;

export const orderHistoryCopy = {
  title: '订单经过',
  /** Of an event that this release has no word for yet, where it led says enough. */
  event: (event: string, state: string): string => EVENTS[event] ?? state,
};
