import { writtenTime } from '../../../base/china-time';
import type { DeskTruck } from './arrivals';
import { TRUCK_STANDS } from './messages';

export const truckShown = ({
  orderNo,
  code,
  no,
  station,
  dueAt,
  plateNo,
  driver,
  stand,
  lateMinutes,
  ...may
}: DeskTruck) => ({
  ...may,
  orderNo,
  code,
  stand,
  name: `${orderNo} 第 ${no} 车`,
  title: `${writtenTime(dueAt)} ${plateNo.trim() || '车牌待补'} · ${TRUCK_STANDS[stand](lateMinutes)}`,
  text: [station, driver, `订单 ${orderNo} 第 ${no} 车`].filter((part) => part !== '').join(' · '),
});
