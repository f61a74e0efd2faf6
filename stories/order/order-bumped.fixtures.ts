import type { BumpedOrder } from '../../domain/order/changes/bumped';

/** While the owner may still decide. */
export const BUMPED_AT = Date.parse('2026-12-03T03:00:00.000Z');

/** An overbooked flight, and another with capacity. */
export const BUMPED: BumpedOrder = {
  stands: 'ASKED',
  reason: '航班超载',
  from: {
    offerId: 'A-ZLKY801-261204',
    name: '栈岚货运航空 ZLKY801 2026-12-04 02:30',
    leavesAt: '2026-12-03T18:30:00.000Z',
  },
  to: {
    offerId: 'A-ZLKY801-261207',
    name: '栈岚货运航空 ZLKY801 2026-12-07 02:30',
    leavesAt: '2026-12-06T18:30:00.000Z',
  },
  bumpedAt: '2026-12-03T02:10:00.000Z',
  answerBy: '2026-12-03T06:10:00.000Z',
};
