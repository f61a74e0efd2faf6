export type DeskClockContext = { now: number };
