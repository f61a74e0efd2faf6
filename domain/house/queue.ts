import { ACCEPTED_WITHIN_HOURS } from '../desk/promised';
import { REVIEW_HOURS } from '../order/findings/review';
import type { OrderState } from '../order/lifecycle';
import { afterWorkingHours } from '../values/working-days';

/** What waits, by whom it waits for: the house itself, the customer, the carriage. Within each the oldest promise is first. */
export const QUEUES = {
  review: ['UNDER_REVIEW', 'DG_REVIEW'],
  customer: ['AWAIT_VERIFY', 'PENDING_UPDATE'],
  carriage: ['CONFIRMED', 'BOOKED', 'CARGO_IN', 'DECLARED', 'DEPARTED', 'ARRIVED'],
} as const satisfies Readonly<Record<string, readonly OrderState[]>>;
export type QueueId = keyof typeof QUEUES;
export const QUEUE_IDS = Object.keys(QUEUES) as QueueId[];

export const QUEUE_PAGE = 30;

const HOUR_MS = 3_600_000;

/** When the house has promised to have read what was handed in. */
export const reviewDue = (state: OrderState, submittedAt: number): number =>
  state === 'DG_REVIEW' ? submittedAt + REVIEW_HOURS * HOUR_MS : afterWorkingHours(submittedAt, ACCEPTED_WITHIN_HOURS);
