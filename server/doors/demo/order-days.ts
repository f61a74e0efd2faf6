import type { OrderEvent } from '../../../domain/order/life/lifecycle';
import { HOUR_MS } from '../../../domain/values/spans';

type OrderDays = { submittedAt: number; verifyBy: number | null; leavesAt: number; arrivesAt: number };

/** Usual time of each event: hours after submission, or days around the voyage. */
const MOMENTS: Readonly<Partial<Record<OrderEvent, (days: OrderDays) => number>>> = {
  'papers.missing': ({ submittedAt }) => submittedAt + 5 * HOUR_MS,
  refused: ({ submittedAt }) => submittedAt + 8 * HOUR_MS,
  accepted: ({ submittedAt }) => submittedAt + 20 * HOUR_MS,
  'space.released': ({ submittedAt }) => submittedAt + 30 * HOUR_MS,
  cancelled: ({ submittedAt }) => submittedAt + 36 * HOUR_MS,
  'deadline.passed': ({ submittedAt, verifyBy }) => verifyBy ?? submittedAt,
  'cargo.in': ({ leavesAt }) => leavesAt - 50 * HOUR_MS,
  declared: ({ leavesAt }) => leavesAt - 40 * HOUR_MS,
  departed: ({ leavesAt }) => leavesAt,
  arrived: ({ arrivesAt }) => arrivesAt,
  completed: ({ arrivesAt }) => arrivesAt + 30 * HOUR_MS,
};

/** Time of a demo event: never before submission, never in the future. */
export const momentOfEvent = (event: OrderEvent, days: OrderDays, now: number): Date =>
  new Date(Math.min(now, Math.max(days.submittedAt, MOMENTS[event]?.(days) ?? days.submittedAt)));
