import type { DraftBrief } from '../../../../domain/order/draft';
import { centerOrdersMachine } from '../../../../machines/identity/center-orders';
import { planFor } from '../../model/plan';
import { ORDER, SUBMITTED_AT, UNDER_REVIEW } from '../order/orders';

const moved = { ...UNDER_REVIEW, orderNo: 'FC261119QQRR6V' };
const DRAFT: DraftBrief = {
  draftId: 'D1',
  mode: 'FCL',
  about: null,
  quoteId: 'Q1',
  goods: ['甲醇'],
  savedAt: '2026-11-20T03:00:00.000Z',
};
const listed = (...orders: (typeof ORDER)[]) => ({
  ok: true as const,
  orders,
  total: orders.length,
  drafts: orders.length === 0 ? [] : [DRAFT],
  readAt: SUBMITTED_AT,
});
const lost = (code: 'network' | 'unavailable') => ({ ok: false as const, failure: { code } });

/** Everything that can happen to the orders of a person in the user center. */
export const centerOrdersPlan = planFor(centerOrdersMachine, {
  inputs: { inside: undefined },
  events: {
    'orders.refresh': 'bare',
    'order.toggle': { 'the first': { orderNo: ORDER.orderNo }, 'the second': { orderNo: moved.orderNo } },
    'cancellation.open': {
      'what may be given up': { orderNo: ORDER.orderNo },
      'what may not': { orderNo: moved.orderNo },
      'nobody’s': { orderNo: 'FC000000000000' },
    },
  },
  outcomes: {
    loadOrders: {
      done: {
        none: listed(),
        'one waits, one has moved on': listed(ORDER, moved),
        offline: lost('network'),
        unavailable: lost('unavailable'),
      },
      error: { bug: new TypeError('not a list') },
    },
    cancellation: {
      done: { cancelled: { isCancelled: true }, kept: { isCancelled: false } },
      error: { bug: new TypeError('not a dialog') },
    },
  },
  distinguish: ({ orders, drafts, readAt, failureCode, openNo, cancelNo }) => [
    orders.length,
    drafts.length,
    readAt,
    failureCode,
    openNo,
    cancelNo,
  ],
});
