import { REMIND_DAYS_BEFORE_RENT } from '../../../../domain/order/life/staying';
import { dayAt } from '../../../../domain/values/days';
import { lastDayReminders } from '../last-day';

/** The last free day ends at midnight. One reminder per order, however many units are out. */
export const unitNotice = lastDayReminders({
  prefix: 'UNIT_',
  table: 'units_out',
  column: 'free_until',
  daysBefore: REMIND_DAYS_BEFORE_RENT,
  text: ({ orderNo, verifyBy }) =>
    `【化途】订单 ${orderNo} 的罐箱免租至 ${dayAt(verifyBy.getTime())}（含当日），请安排还罐；超期按天计租。`,
});
