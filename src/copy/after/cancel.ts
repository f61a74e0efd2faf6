import { callService } from '../../../domain/people/contact';
import type { CancelFailureCode, CancelReason } from '../../../machines/order/order-cancel';

export const orderCancelCopy = {
  title: '取消订单',
  free: '现在取消不收费用，预留与锁定价格随即失效。',
  fee: '现在取消要付取消费',
  changed: '订单有了新进展，取消费与刚才显示的不同。请看清后再决定。',
  reason: '取消原因',
  placeholder: '请选择',
  reasonMissing: '请选择取消原因',
  reasons: {
    '1': '货物未备妥',
    '2': '船期不符',
    '3': '价格原因',
    '4': '承运人拒载',
    '5': '资料无法提供',
    '6': '重复下单',
    '9': '其他',
  } satisfies Record<CancelReason, string>,
  confirm: '确认取消',
  busy: '正在取消',
  keep: '保留订单',
  back: '知道了',
  close: '关闭',
  failure: {
    feeChanged: '取消费已变化，请核对后再确认',
    tooLate: `订单已取消或已进入下一步，不能再取消。如有疑问，请${callService()}。`,
    network: '网络不通，取消失败，请检查网络后重试',
    unavailable: '抱歉，服务器繁忙！请稍后重试',
    unexpected: `出了点问题，请重试，或${callService()}`,
  } satisfies Record<CancelFailureCode, string>,
};
