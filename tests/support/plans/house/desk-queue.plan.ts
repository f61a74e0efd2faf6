import type { QueuedCase } from '../../../../domain/house/case';
import type { QueueChoice, QueueOptions } from '../../../../domain/house/queue';
import type { StaffRole } from '../../../../domain/house/roles';
import type { Subject } from '../../../../domain/house/subjects';
import { deskQueueMachine, type DeskQueueContext } from '../../../../machines/house/desk-queue';
import { sharedPlan } from '../../model/plan';

export const WAITING: QueuedCase = {
  kind: 'order',
  orderNo: 'FC000000000001',
  mode: 'FCL',
  state: 'UNDER_REVIEW',
  isDanger: false,
  cutoff: null,
  isUnderWay: false,
  isRevised: false,
  isComplained: false,
  hit: null,
  goods: ['甲醇'],
  org: { code: 'CNSHA', nameCn: '上海', nameEn: 'Shanghai' },
  dst: { code: 'SGSIN', nameCn: '新加坡', nameEn: 'Singapore' },
  arrivesAt: null,
  departure: null,
  submittedAt: '2026-11-23T02:00:00.000Z',
  dueAt: '2026-11-23T04:00:00.000Z',
  isOverdue: true,
  heldBy: null,
};
const SELF = { staffId: 'P1', roles: ['reviewer'] satisfies StaffRole[] };
export const SHIP = '2026-11-24 星川 208E';
export const OPTIONS: QueueOptions = {
  ports: [{ key: 'CNSHA', name: '上海', count: 31 }],
  hazards: [{ key: '3', name: '3', count: 17 }],
  departures: [{ key: SHIP, name: SHIP, count: 3 }],
};
export const TAKEN = {
  kind: 'enquiry' as const,
  no: 'EQ000000000007',
  by: '王强',
  at: '2026-11-23T01:30:00.000Z',
};
export const READ_AT = Date.parse('2026-11-23T05:30:00Z');
export const COUNTS = { review: 61, carriage: 0, enquiries: 3 };

const failed = (code: 'network' | 'unavailable') => ({ ok: false as const, failure: { code } });

const narrowed = ({ queue, mode, port, hazard }: QueueChoice): boolean =>
  queue !== 'review' || [mode, port, hazard].some((one) => one !== '');

/** A first page without a filter, an order, or a failure. */
const isPlain = ({ asked, records, isHidden, take, failureCode }: DeskQueueContext): boolean =>
  records.length > 0 &&
  !isHidden &&
  !take &&
  !failureCode &&
  asked.sort === '' &&
  asked.page === 1 &&
  !asked.isMine &&
  !narrowed(asked);

export const deskQueuePlan = sharedPlan('deskQueuePlan', deskQueueMachine, {
  inputs: {
    'somebody at the desk': { queues: ['review', 'carriage', 'enquiries'], self: SELF, choice: { queue: 'review' } },
  },
  events: {
    'queue.choose': (now): Record<string, { queue: 'review' | 'carriage' }> =>
      now.context.asked.queue === 'carriage'
        ? { 'what is to be reviewed': { queue: 'review' } }
        : { 'what is under way': { queue: 'carriage' } },
    'mode.choose': { 'full containers': { mode: 'FCL' } },
    'port.choose': ({ context: { options, asked } }): Record<string, { port: string }> =>
      options === null || asked.isMine ? {} : { 'from Shanghai': { port: 'CNSHA' } },
    'hazard.choose': ({ context: { options, asked } }): Record<string, { hazard: string }> =>
      options === null || asked.isMine || asked.mode !== '' ? {} : { 'class 3': { hazard: '3' } },
    'departure.choose': ({ context }): Record<string, { departure: string }> =>
      isPlain({ ...context, asked: { ...context.asked, queue: 'review', departure: '' } }) &&
      context.asked.queue === 'carriage' &&
      context.exported === null
        ? { 'one ship': { departure: SHIP } }
        : {},
    'page.hidden': 'bare',
    'page.seen': 'bare',
    // Taking a case is the same with any filter, so it is walked without one.
    'line.take': ({ context: { asked, records, isHidden } }): Record<string, { subject: Subject }> =>
      records.length === 0 || isHidden || asked.page > 1 || asked.isMine || narrowed(asked)
        ? {}
        : { 'the first line': { subject: { kind: 'order', no: WAITING.orderNo } } },
    'sort.choose': ({ context }): Record<string, { column: 'due' }> =>
      isPlain(context) && context.exported === null ? { 'by promise': { column: 'due' } } : {},
    // Files and paper are the same with any filter; a failed file is asked for again.
    'list.export': ({ context }): Record<string, object> =>
      isPlain(context) && (context.exported === null || context.exported === 'failed') ? { 'as listed': {} } : {},
    'list.print': ({ context }): Record<string, object> =>
      isPlain(context) && context.exported === null ? { 'as listed': {} } : {},
    'mine.toggle': 'bare',
    'page.turn': (now): Record<string, { page: number }> =>
      now.context.total > 30 && now.context.asked.page === 1 ? { 'the second page': { page: 2 } } : {},
    'queue.refresh': 'bare',
  },
  outcomes: {
    sightWatcher: 'stream',
    hold: {
      done: {
        taken: { ok: true },
        'a colleague was faster': { ok: false, failure: { code: 'held' } },
        'told why not': { ok: false, failure: { code: 'told', message: '没有这位同事，或其岗位不能接手' } },
        offline: failed('network'),
      },
      error: { bug: new TypeError('no case') },
    },
    exportQueue: {
      done: { 'the whole list': { end: 'whole' }, 'a part': { end: 'part' }, nothing: { end: 'failed' } },
      error: { bug: new TypeError('no file') },
    },
    loadQueue: {
      done: {
        'a page of many': {
          ok: true,
          records: [WAITING],
          total: 31,
          counts: COUNTS,
          options: OPTIONS,
          taken: [TAKEN],
          readAt: READ_AT,
        },
        'a page that there is no more': {
          ok: true,
          records: [],
          total: 31,
          counts: COUNTS,
          options: OPTIONS,
          taken: [],
          readAt: READ_AT,
        },
        nothing: {
          ok: true,
          records: [],
          total: 0,
          counts: { ...COUNTS, review: 0 },
          options: OPTIONS,
          taken: [],
          readAt: READ_AT,
        },
        offline: failed('network'),
        unavailable: failed('unavailable'),
      },
      error: { bug: new TypeError('no list') },
    },
  },
  distinguish: ({
    asked: { queue, mode, port, hazard, departure, isMine, sort, page },
    sorted,
    isHidden,
    total,
    take,
    exported,
    failureCode,
  }) => [
    exported,
    take && [take.failure?.code],
    queue,
    mode,
    port,
    hazard,
    departure,
    isHidden,
    isMine,
    sort,
    sorted,
    page,
    total,
    failureCode,
  ],
});
