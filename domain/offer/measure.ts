/** What can be sold only once is counted in whole numbers: mass in grams, volume in litres. A `TURN` is a lock. */
export const MEASURES = ['BOX', 'TEU', 'TANK', 'G', 'L', 'TRUCK', 'TEAM', 'COUPON', 'TURN'] as const;
export type Measure = (typeof MEASURES)[number];
