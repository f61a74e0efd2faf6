import type { FclOrder } from '../../../../domain/modes/fcl/receipt';
import { orderReceiptMachine } from '../../../../machines/order/order-receipt';
import { sharedPlan } from '../../model/plan';
import { AUTO_CANCELLED, DEPARTED, ORDER, PRESSING, SUBMITTED_AT, UNDER_REVIEW } from './orders';

const NOW = SUBMITTED_AT;
const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const THREE_WEEKS_AGO = new Date(NOW - 21 * 24 * HOUR).toISOString();

const found = (order: FclOrder) => ({ ok: true as const, order, readAt: NOW });
const lost = (code: 'missing' | 'network' | 'unavailable') => ({ ok: false as const, failure: { code } });
const paper = { fileId: 'sds', docType: 'SDS_EN', name: 'sds.pdf', bytes: 4 };
/** Confirmed, with a gate appointment of a truck today. */
const EXPECTING = {
  ...UNDER_REVIEW,
  state: 'BOOKED' as const,
  trucks: [{ dueAt: new Date(NOW + HOUR).toISOString(), cameAt: null, missedAt: null }],
};
const { orderNo } = ORDER;

export const orderReceiptPlan = sharedPlan('orderReceiptPlan', orderReceiptMachine, {
  inputs: {
    'right after the order': { orderNo, isJustPlaced: true, next: null },
    'seen before': { orderNo, isJustPlaced: false, next: '1824' },
    'without a number': { orderNo: null, isJustPlaced: false, next: null },
  },
  events: {
    'order.refresh': 'bare',
    'page.seen': 'bare',
    'greeting.close': 'bare',
    'greeting.verify': 'bare',
    'center.visit': { 'to the verification': { target: 'verification' }, 'to the orders': { target: 'workplace' } },
    'cancellation.open': 'bare',
    'order.print': 'bare',
    'calendar.save': 'bare',
    'files.changed': {
      'a paper is there': { files: [paper], pending: 0, failed: 0 },
      'a paper is on its way': { files: [paper], pending: 1, failed: 0 },
      'taken back': { files: [], pending: 0, failed: 0 },
    },
    // Forward, and back once: repeated clock changes would make the walk infinite.
    'clock.ticked': ({ context: { now, readAt } }) => ({
      ...(now < NOW + SECOND && { 'a second later': { now: NOW + SECOND } }),
      ...(now < NOW + 30 * SECOND && { 'half a minute later': { now: NOW + 30 * SECOND } }),
      'three hours later': { now: NOW + 3 * HOUR },
      ...(now === NOW && readAt === NOW && { 'set back by an hour': { now: NOW - HOUR } }),
    }),
  },
  outcomes: {
    loadOrder: {
      done: {
        'waiting for the enterprise': found(ORDER),
        'three hours left': found(PRESSING),
        'under review': found(UNDER_REVIEW),
        'under review for three weeks': found({ ...UNDER_REVIEW, submittedAt: THREE_WEEKS_AGO }),
        'a truck comes today': found(EXPECTING),
        'has left': found(DEPARTED),
        'called off': found(AUTO_CANCELLED),
        'nobody’s': lost('missing'),
        offline: lost('network'),
        unavailable: lost('unavailable'),
      },
      error: { bug: new TypeError('not an order') },
    },
    copier: 'stream',
    secondTicker: 'stream',
    seenWatcher: 'stream',
    papers: 'stream',
    revision: 'stream',
    cancellation: {
      done: { cancelled: { isCancelled: true }, kept: { isCancelled: false } },
      error: { bug: new TypeError('not a dialog') },
    },
  },
  distinguish: ({ order, failureCode, readAt, now, secondsLeft, isJustPlaced, isGreeted, orderNo: number }) => [
    number,
    order?.state,
    order?.verifyBy,
    order?.submittedAt,
    failureCode,
    readAt,
    now,
    secondsLeft,
    isJustPlaced,
    isGreeted,
  ],
});
