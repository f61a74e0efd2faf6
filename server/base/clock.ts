/** Milliseconds since the epoch. All dates of the gateway come from this clock, so tests can move the day. */
export type Clock = { now(): number };

export const systemClock: Clock = { now: () => Date.now() };
