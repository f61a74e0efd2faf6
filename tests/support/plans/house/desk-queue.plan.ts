import type { QueuedCase } from '../../../../domain/house/case';
import { deskQueueMachine } from '../../../../machines/house/desk-queue';
import { planFor } from '../../model/plan';

export const WAITING: QueuedCase = {
  kind: 'order',
  orderNo: 'FC000000000001',
  mode: 'FCL',
  state: 'UNDER_REVIEW',
  isDanger: false,
  isRevised: false,
  goods: ['甲醇'],
  org: { code: 'CNSHA', nameCn: '上海', nameEn: 'Shanghai' },
  dst: { code: 'SGSIN', nameCn: '新加坡', nameEn: 'Singapore' },
  submittedAt: '2026-11-23T02:00:00.000Z',
  dueAt: '2026-11-23T04:00:00.000Z',
  isOverdue: true,
  heldBy: null,
};
export const COUNTS = { review: 61, customer: 0, enquiries: 3 };

const failed = (code: 'network' | 'unavailable') => ({ ok: false as const, failure: { code } });

/** Everything that can happen to what waits. */
export const deskQueuePlan = planFor(deskQueueMachine, {
  inputs: { 'somebody at the desk': { queues: ['review', 'customer', 'enquiries'], choice: { queue: 'review' } } },
  events: {
    'queue.choose': (now): Record<string, { queue: 'review' | 'customer' }> =>
      now.context.asked.queue === 'customer'
        ? { 'what is to be reviewed': { queue: 'review' } }
        : { 'what waits for customers': { queue: 'customer' } },
    'mode.choose': { 'full containers': { mode: 'FCL' } },
    'mine.toggle': 'bare',
    'page.turn': (now): Record<string, { page: number }> =>
      now.context.total > 30 && now.context.asked.page === 1 ? { 'the second page': { page: 2 } } : {},
    'queue.refresh': 'bare',
  },
  outcomes: {
    loadQueue: {
      done: {
        'a page of many': { ok: true, records: [WAITING], total: 31, counts: COUNTS },
        nothing: { ok: true, records: [], total: 0, counts: { ...COUNTS, review: 0 } },
        offline: failed('network'),
        unavailable: failed('unavailable'),
      },
      error: { bug: new TypeError('no list') },
    },
  },
  distinguish: ({ asked: { queue, mode, isMine, page }, total, failureCode }) => [
    queue,
    mode,
    isMine,
    page,
    total,
    failureCode,
  ],
});
