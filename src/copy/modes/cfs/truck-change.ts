import type { TruckFailureCode } from '../../../../machines/order/order-truck';

/** A truck of an order that becomes another. */
export const truckChangeCopy = {
  open: (at: number) => `改第 ${at} 车`,
  until: (moment: string) => `${moment} 前可改时段与司机，不收费`,
  over: '距进站不足 2 小时，不能再改',
  title: (at: number) => `改第 ${at} 车`,
  text: '换时段、换车或补填司机都不收费，改后换发新预约码，旧码立即作废。',
  looking: '正在取余下时段',
  hours: '进站时段（只列装箱前赶得上的空位）',
  kept: (slot: string) => `${slot}（原时段）`,
  free: (slot: string, left: number) => `${slot} 余 ${left}`,
  now: '现在总价',
  offered: '改后总价（堆存天数不同）',
  send: '确认修改',
  confirm: '按新价确认修改',
  busy: '正在修改',
  close: '不改了',
  failure: {
    hours: '余下时段没有取到，可先改司机与车牌；换时段请关掉后重试。',
    taken: '该时段刚被约满，没有修改。请另选。',
    late: '距进站不足 2 小时，或订单已进站，不能再改。',
    refused: '没有修改：请核对车牌、电话、身份证后 4 位与件数，时段须在装箱前 2 小时。',
    network: '网络不通，没有修改。请检查网络后重试。',
    unavailable: '抱歉，服务器繁忙！没有修改，请稍后重试。',
    unexpected: '出了点问题，没有修改。请重试，或致电客服。',
  } satisfies Record<TruckFailureCode, string>,
};
