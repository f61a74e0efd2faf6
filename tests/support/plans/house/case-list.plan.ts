import type { QueuedCase } from '../../../../domain/house/case';
import type { Subject } from '../../../../domain/house/subjects';
import { caseListMachine } from '../../../../machines/house/case-list';
import { sharedPlan } from '../../model/plan';
import { COUNTS, READ_AT, WAITING } from './desk-queue.plan';

export const OPEN = { kind: 'order', no: WAITING.orderNo } as const;
const NEXT = { kind: 'order', no: 'FC000000000002' } as const;
export const THEIRS: QueuedCase = { ...WAITING, orderNo: NEXT.no, heldBy: { staffId: 'P2', name: '王强' } };

const failed = (code: 'network' | 'unavailable') => ({ ok: false as const, failure: { code } });
const listed = { ok: true as const, counts: COUNTS, readAt: READ_AT };

export const caseListPlan = sharedPlan('caseListPlan', caseListMachine, {
  inputs: {
    'opened from a list': {
      queues: ['review', 'customer'],
      self: { staffId: 'P1' },
      choice: { queue: 'review', mode: 'FCL', sort: '-due' },
      subject: OPEN,
    },
    'opened by a link': { queues: ['review'], self: { staffId: 'P1' }, choice: null, subject: OPEN },
  },
  events: {
    'room.found': 'bare',
    'room.lost': 'bare',
    'page.hidden': 'bare',
    'page.seen': 'bare',
    'case.opened': ({ context: { subject } }): Record<string, { subject: Subject }> =>
      subject.no === OPEN.no ? { 'the next order': { subject: NEXT } } : { 'the first order': { subject: OPEN } },
    'page.turn': ({ context: { total, asked } }): Record<string, { page: number }> =>
      total > 30 && asked?.page === 1 ? { 'the second page': { page: 2 } } : {},
    'list.refresh': 'bare',
    'list.retry': 'bare',
  },
  outcomes: {
    roomWatcher: 'stream',
    sightWatcher: 'stream',
    loadList: {
      done: {
        'a page of many': { ...listed, records: [WAITING, THEIRS], total: 32 },
        'what is left': { ...listed, records: [THEIRS], total: 1 },
        'a page that there is no more': { ...listed, records: [], total: 61 },
        nothing: { ...listed, records: [], total: 0 },
        offline: failed('network'),
        unavailable: failed('unavailable'),
      },
      error: { bug: new TypeError('no list') },
    },
  },
  distinguish: ({ subject, asked, records, total, isLeft, readAt, failureCode }) => [
    readAt,
    subject.no,
    asked?.page,
    records.map((line) => (line.kind === 'order' ? line.orderNo : '')),
    total,
    isLeft,
    failureCode,
  ],
});
