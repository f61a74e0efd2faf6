import type { TruckStand } from '../../../domain/order/arrival';

/** Where a truck stands that a gate waits for, and for how long it is late. */
export const TRUCK_STANDS = {
  EXPECTED: () => '今日到站',
  LATE: (minutes) => `迟到，时段已过 ${minutes} 分钟`,
  OVER: () => '过时未到，预约码已失效',
  CAME: () => '已到场',
  MISSED: () => '已登记未到',
} satisfies Record<TruckStand, (minutes: number) => string>;
