import { weekNumber, type Day } from '../../../domain/values/days';
import { seededInteger } from './seeded';

/** Every ninth week is full, every seventh unpriced. */
const FULL_EVERY = 9;
const UNPRICED_EVERY = 7;
const CYCLE = FULL_EVERY * UNPRICED_EVERY;

/** Initial state of a departure; each name starts elsewhere in the week cycle. */
export function fromTheStart(name: string, day: Day) {
  const count = weekNumber(day) + seededInteger(CYCLE, name);
  return { count, isFull: count % FULL_EVERY === 0, hasTariff: count % UNPRICED_EVERY !== 0 };
}
