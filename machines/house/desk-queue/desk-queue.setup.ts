import { assign, setup } from 'xstate';

import { nextSort, QUEUE_PAGE, type QueueChoice } from '../../../domain/house/queue';
import type { Subject } from '../../../domain/house/subjects';
import { unprovidedAction, unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import type { ActOutcome, CaseHold } from '../desk-case';
import type {
  DeskQueueContext,
  DeskQueueEvent,
  DeskQueueInput,
  ExportQueueOutcome,
  LoadQueueOutcome,
  QueueAddress,
  QueueLook,
  QueueWatch,
  TakeFailure,
} from './desk-queue.types';

export type SortEvent = Extract<DeskQueueEvent, { type: 'sort.choose' }>;

export const chart = setup({
  types: {
    input: {} as DeskQueueInput,
    context: {} as DeskQueueContext,
    events: {} as DeskQueueEvent,
    tags: {} as 'loading' | 'listed' | 'failed' | 'busy',
  },
  actors: {
    loadQueue: unprovidedPromise<LoadQueueOutcome, QueueLook>('loadQueue'),
    hold: unprovidedPromise<ActOutcome, CaseHold>('hold'),
    exportQueue: unprovidedPromise<ExportQueueOutcome, QueueChoice>('exportQueue'),
    sightWatcher: unprovidedCallback<QueueWatch>('sightWatcher'),
  },
  guards: {
    isThere: (_, params: LoadQueueOutcome) => params.ok,
    /** A page beyond the end: its lines were completed, or the address is old. */
    isPastEnd: (_, params: LoadQueueOutcome) => params.ok && params.records.length === 0 && params.total > 0,
    isTaken: (_, params: ActOutcome) => params.ok,
    isSeen: ({ context: { isHidden } }) => !isHidden,
  },
  actions: {
    narrow: assign({
      asked: ({ context }, params: Partial<QueueChoice>) => ({ ...context.asked, page: 1, ...params }),
    }),
    turnToLast: assign(({ context: { asked } }, params: LoadQueueOutcome) => ({
      asked: { ...asked, page: params.ok ? Math.ceil(params.total / QUEUE_PAGE) : 1 },
    })),
    toggleMine: assign({ asked: ({ context: { asked } }) => ({ ...asked, page: 1, isMine: !asked.isMine }) }),
    sortBy: assign(({ context: { asked } }, { column }: Pick<SortEvent, 'column'>) => ({
      asked: { ...asked, page: 1, sort: nextSort(asked.sort, column) },
    })),
    keepList: assign(({ context: { asked } }, params: LoadQueueOutcome) =>
      params.ok
        ? {
            sorted: asked.sort,
            records: params.records,
            total: params.total,
            counts: params.counts,
            options: params.options,
            taken: params.taken,
            readAt: params.readAt,
          }
        : {},
    ),
    recordFailure: assign({ failureCode: (_, params: LoadQueueOutcome) => (params.ok ? null : params.failure.code) }),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    /** The address keeps the filter over a reload. */
    keepAddress: unprovidedAction<QueueAddress>('keepAddress'),
    /** The number waiting for the house is read on the tab. */
    tellWaiting: unprovidedAction<{ waiting: number }>('tellWaiting'),
    beginTake: assign((_, { subject }: { subject: Subject }) => ({ take: { subject, failure: null } })),
    refuseTake: assign(({ context: { take } }, { failure }: { failure: TakeFailure }) => ({
      take: take && { ...take, failure },
    })),
    forgetTake: assign({ take: null }),
    clearFailure: assign({ failureCode: null }),
    recordExported: assign({ exported: (_, outcome: ExportQueueOutcome) => outcome.end }),
    recordExportFailed: assign({ exported: 'failed' }),
    forgetExported: assign({ exported: null }),
    printList: unprovidedAction('printList'),
    noteHidden: assign({ isHidden: true }),
    noteSeen: assign({ isHidden: false }),
  },
  /** Changes by others are visible within 15 seconds, on a hidden page within a minute. */
  delays: { lookAgain: 15_000, lookUnseen: 60_000 },
});
