import { assign, setup } from 'xstate';

import { saidAtFirst } from '../../../domain/house/act-fields';
import type { QueueChoice } from '../../../domain/house/queue';
import { unprovidedPromise } from '../../support/unprovided';
import {
  batchFailure,
  chosenAct,
  isAllSaid,
  isMore,
  NOTHING_TICKED,
  readyCases,
  tickAll,
  tickLine,
  tickPage,
  withRecords,
} from './case-batch.rules';
import type {
  BatchOutcome,
  CaseBatchContext,
  CaseBatchEvent,
  FindAllOutcome,
  LineTick,
  ManyDeed,
  ManyOutcome,
  ReadManyOutcome,
} from './case-batch.types';

export type BatchEvent<TType extends CaseBatchEvent['type']> = Extract<CaseBatchEvent, { type: TType }>;

export const chart = setup({
  types: {
    context: {} as CaseBatchContext,
    events: {} as CaseBatchEvent,
    tags: {} as 'open' | 'waiting' | 'unread' | 'offered' | 'filling' | 'read' | 'working' | 'cut' | 'done',
  },
  actors: {
    findAll: unprovidedPromise<FindAllOutcome, QueueChoice | null>('findAll'),
    readMany: unprovidedPromise<ReadManyOutcome, Pick<CaseBatchContext, 'ticked'>>('readMany'),
    rehearseMany: unprovidedPromise<ManyOutcome, ManyDeed>('rehearseMany'),
    actOnMany: unprovidedPromise<ManyOutcome, ManyDeed>('actOnMany'),
  },
  guards: {
    hasNoTicks: ({ context: { ticked } }) => ticked.length === 0,
    isAnswered: (_, params: BatchOutcome) => params.ok,
    isStillOffered: ({ context: { actId } }, params: ReadManyOutcome) =>
      params.ok && params.acts.some(({ id }) => id === actId),
    isOffered: ({ context: { acts } }, { act }: Pick<BatchEvent<'act.choose'>, 'act'>) =>
      acts.some(({ id }) => id === act),
    isAllSaid: ({ context }) => isAllSaid(context),
    isAnyReady: ({ context }) => readyCases(context).length > 0,
    isMoreToRehearse: ({ context: { cases, readings } }, params: ManyOutcome) => isMore(cases, readings, params),
    isMoreToDo: ({ context }, params: ManyOutcome) => isMore(readyCases(context), context.outcomes, params),
  },
  actions: {
    tickLine: assign(({ context }, params: LineTick) => tickLine(context, params)),
    tickPage: assign(({ context }, params: Pick<LineTick, 'asked' | 'nos'>) => tickPage(context, params)),
    takeList: assign(({ context: { ticked } }, { asked }: { asked: QueueChoice }) => ({ asked, ticked })),
    tickAll: assign((_, params: FindAllOutcome) => tickAll(params)),
    clearAll: assign(NOTHING_TICKED),
    keepActs: assign((_, params: ReadManyOutcome) => (params.ok ? { acts: params.acts, cases: params.cases } : {})),
    beginAct: assign(({ context: { acts } }, { act }: Pick<BatchEvent<'act.choose'>, 'act'>) => ({
      actId: act,
      said: saidAtFirst(chosenAct({ acts, actId: act })),
    })),
    endAct: assign({ actId: null, said: {}, isLacking: false }),
    keepField: assign({
      said: ({ context: { said } }, { field, value }: Omit<BatchEvent<'field.change'>, 'type'>) => ({
        ...said,
        [field]: value,
      }),
    }),
    tellLacking: assign({ isLacking: true }),
    forgetReadings: assign({ readings: [], outcomes: [] }),
    keepReadings: assign(({ context: { readings } }, params: ManyOutcome) => ({
      readings: withRecords(readings, params),
    })),
    keepOutcomes: assign(({ context: { outcomes } }, params: ManyOutcome) => ({
      outcomes: withRecords(outcomes, params),
    })),
    recordFailure: assign((_, params: BatchOutcome) => batchFailure(params)),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    clearFailure: assign({ failureCode: null, message: null, isLacking: false }),
  },
  delays: { pause: 400 },
});
