import { REMIND_DAYS_BEFORE_END, STAYS_IN } from '../../../../domain/order/life/staying';
import { saidTime } from '../../../base/china-time';
import { lastDayReminders } from '../last-day';

/** A stay ends on the morning of its last day, when the room may be taken again. */
export const stayNotice = lastDayReminders({
  prefix: 'STAY_',
  table: 'neighbours',
  column: 'to_day',
  state: STAYS_IN,
  daysBefore: REMIND_DAYS_BEFORE_END,
  text: ({ orderNo, verifyBy }) =>
    `【化途】订单 ${orderNo} 的货物存期至北京时间 ${saidTime(verifyBy)}，请在此前续存或安排出库；超期按天计仓租。`,
});
