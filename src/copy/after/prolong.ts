import { callService } from '../../../domain/people/contact';
import type { ProlongFailureCode } from '../../../machines/order/order-prolong';
import { MOST_STAY_DAYS, QUARTERLY_FROM_DAYS } from '../../../domain/order/life/staying';

export const orderProlongCopy = {
  open: '续存',
  title: '续存',
  text: `价格按锁定费率从第 1 天连续分段计；超过 ${QUARTERLY_FROM_DAYS} 天的部分按季度续签。先核对余量与新总价，确认后才续。`,
  now: (days: number, outDate: string) => `现存期 ${days} 天，至 ${outDate}`,
  more: '再存天数',
  fault: `再存天数应为整数，续存后总共不超过 ${MOST_STAY_DAYS} 天`,
  most: (more: number, outDate: string) =>
    more > 0
      ? `之后的库位已被他人预约，最多再存 ${more} 天，可续存至 ${outDate}`
      : '存期之后库位已被他人预约，不能续存',
  before: '现在总价',
  after: (outDate: string) => `续存至 ${outDate} 总价`,
  check: '核对余量与总价',
  confirm: '按新总价确认续存',
  busy: '正在核对',
  close: '不续了',
  failure: {
    late: '订单当前状态不能续存，请刷新后再看。',
    closed: `这些天该仓停收这类货物，不能续存。已约好的存期不变，详情请${callService()}。`,
    network: '网络不通，续存未成功。请检查网络后重试。',
    unavailable: '抱歉，服务器繁忙！续存未成功，请稍后重试。',
    unexpected: `出了点问题，续存未成功。请重试，或${callService()}。`,
  } satisfies Record<ProlongFailureCode, string>,
};
