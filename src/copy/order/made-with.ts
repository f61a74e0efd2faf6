import { callService } from '../../../domain/people/contact';
import type { ModeId } from '../../../domain/mode-ids';
import { isCarrying } from '../../../domain/modes/carrying';
import { formatMoney, type Money } from '../../../domain/values/money';

export const madeWithCopy = {
  title: (mode: ModeId) => (isCarrying(mode) ? '一并提交的运输订单' : '一并提交的采购订单'),
  text: (orderNo: string, state: string) => `${orderNo}，${state}。两张订单各自办理、各自结算。`,
  /** Shown when the other order was refused or cancelled and this one continues. */
  gone: (mode: ModeId) =>
    isCarrying(mode)
      ? `运输订单已不成立，不会有车来提本单的货；另行安排提货请${callService()}，或取消本单。`
      : '采购订单已不成立，仓库不会交货；不再需要运输的，请取消本单。',
  go: '查看订单',
  cancel: (orderNo: string, fee: Money | null) => {
    const stays = `与本单一并提交的订单 ${orderNo} 不会随之取消`;
    if (fee === null) return `${stays}，它也已不能取消。`;
    const cost = fee.amount === 0 ? '现在取消它不收费用' : `现在取消它另收 ${formatMoney(fee)}`;
    return `${stays}，${cost}。两单都要取消的，请先取消运输订单。`;
  },
};
