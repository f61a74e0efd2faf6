import { COMPLAIN_DAYS } from '../../../../domain/order/changes/complaint';

export const RECEIVE_MESSAGES = {
  received: '下单人已确认收货',
  byDays: (begun: string) => `${begun}满 ${COMPLAIN_DAYS} 天，没有未结的投诉，已自动完成`,
  cameShort: `收货时登记了短少或破损：由下单人确认收货、投诉结案，或签收满 ${COMPLAIN_DAYS} 天后自动完成`,
  signed: '签收',
  brought: '送达',
  notCome: '货物尚未送达，或订单已结束，不能确认收货',
  looked: '投诉还在处理，结案后可在这里确认收货。',
  open: '还有一件异常没有办完，办完后可在这里确认收货。',
  waits: (place: string) => `平台登记“${place}”后，可在这里确认收货。`,
} as const;
