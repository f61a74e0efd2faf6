import type { DraftBrief } from '../../../../domain/order/drafts/draft';
import { EVERY_ORDER, isNarrowed } from '../../../../domain/order/life/order-query';
import { centerOrdersMachine } from '../../../../machines/identity/center-orders';
import { sharedPlan } from '../../model/plan';
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
  size: 20,
  drafts: orders.length === 0 ? [] : [DRAFT],
  readAt: SUBMITTED_AT,
});
const lost = (code: 'network' | 'unavailable') => ({ ok: false as const, failure: { code } });

export const centerOrdersPlan = sharedPlan('centerOrdersPlan', centerOrdersMachine, {
  inputs: { inside: { query: EVERY_ORDER } },
  events: {
    'orders.refresh': 'bare',
    'query.change': {
      'words are typed': { change: { words: '甲醇 1230' } },
      'an air order is meant': { change: { mode: 'AIR' } },
      'one that waits for its owner is meant': { change: { stage: 'TODO' } },
      'not before a day': { change: { from: '2026-11-03' } },
      'not after a day': { change: { to: '2026-11-19' } },
    },
    'query.clear': 'bare',
    'page.turn': { 'the second': { page: 2 } },
    'order.toggle': { 'the first': { orderNo: ORDER.orderNo }, 'the second': { orderNo: moved.orderNo } },
    'draft.drop': { 'the only one': { mode: 'FCL', draftId: 'D1' } },
    'draft.keep': ({ context: { dropping } }) => (dropping === null ? {} : { again: {} }),
    'orders.export': 'bare',
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
        'the first of three pages': { ...listed(ORDER), total: 3, size: 1 },
        'one waits, one has moved on': listed(ORDER, moved),
        offline: lost('network'),
        unavailable: lost('unavailable'),
      },
      error: { bug: new TypeError('not a list') },
    },
    dropDraft: {
      done: { gone: { ok: true }, offline: { ok: false } },
      error: { bug: new TypeError('not deleted') },
    },
    exportOrders: {
      done: { all: { ok: true, isWhole: true }, part: { ok: true, isWhole: false }, offline: { ok: false } },
      error: { bug: new TypeError('not a file') },
    },
    cancellation: {
      done: { cancelled: { isCancelled: true }, kept: { isCancelled: false } },
      error: { bug: new TypeError('not a dialog') },
    },
  },
  distinguish: ({ query, orders, drafts, failureCode, openNo, dropping, deed }) => [
    [isNarrowed(query), orders.length, drafts.length],
    [failureCode, openNo, dropping, deed],
  ],
});
