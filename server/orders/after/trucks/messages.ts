import { callService } from '../../../../domain/people/contact';
import type { TruckStand } from '../../../../domain/order/trucks/arrival';
import { writtenTime } from '../../../base/china-time';

export const TRUCK_STANDS = {
  EXPECTED: () => '今日到站',
  LATE: (minutes) => `迟到，时段已过 ${minutes} 分钟`,
  OVER: () => '过时未到，预约码已失效',
  CAME: () => '已到场',
  MISSED: () => '已登记未到',
} satisfies Record<TruckStand, (minutes: number) => string>;

export const truckText = ({ no, plateNo, dueAt }: { no: number; plateNo: string; dueAt: string }): string =>
  `第 ${no} 车 ${plateNo.trim() || '车牌待补'}，预约 ${writtenTime(dueAt)}`;

export const hourClosed = (said: string): string => `不能改到该时段：${said}`;

export const missedText = (orderNo: string, truck: string, isCharged: boolean): string =>
  `【化途】订单 ${orderNo} ${truck}，未到场${isCharged ? '，车辆未到费已计入总价' : `，仍要送货请${callService()}`}。`;

export const noneCameText = (orderNo: string): string =>
  `【化途】订单 ${orderNo} 全部车辆未到场，订单已取消，按未到收取消费；预留与锁定价格已失效。`;
