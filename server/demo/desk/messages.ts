import type { EnquiryState } from '../../../domain/order/enquiry-life';

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
