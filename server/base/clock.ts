/** Milliseconds since the epoch. Everything the gateway dates asks this, so a test can move the day. */
export type Clock = { now(): number };

export const systemClock: Clock = { now: () => Date.now() };
