import { assign, sendParent, sendTo, setup } from 'xstate';

import { regionPickerMachine, type RegionPickerEvent } from '../../booking/region-picker';
import { unprovidedPromise } from '../../support/unprovided';
import { DISTRICT, reviseFailure, isChanged, needsDistrict, fieldTexts, withoutFault } from './order-revise.rules';
import type {
  LoadRevisableInput,
  LoadRevisableOutcome,
  OrderReviseContext,
  OrderReviseEvent,
  OrderReviseInput,
  ReviseInput,
  ReviseOutcome,
} from './order-revise.types';

type Of<TType extends OrderReviseEvent['type']> = Extract<OrderReviseEvent, { type: TType }>;

export const chart = setup({
  types: {
    input: {} as OrderReviseInput,
    context: {} as OrderReviseContext,
    events: {} as OrderReviseEvent,
    tags: {} as 'loading' | 'failed' | 'open' | 'busy',
    children: {} as { regionPicker: 'regionPicker' },
  },
  actors: {
    loadRevisable: unprovidedPromise<LoadRevisableOutcome, LoadRevisableInput>('loadRevisable'),
    reviseOrder: unprovidedPromise<ReviseOutcome, ReviseInput>('reviseOrder'),
    regionPicker: regionPickerMachine,
  },
  guards: {
    isLoaded: (_, params: LoadRevisableOutcome) => params.kind === 'loaded',
    isOffered: ({ context: { topics } }, { topic }: Of<'revise.open'>) => topics.some((one) => one.topic === topic),
    isStillOffered: ({ context: { wanted } }, params: LoadRevisableOutcome) =>
      params.kind === 'loaded' && params.topics.some((one) => one.topic === wanted),
    isChanged: ({ context }) => isChanged(context),
    isRevised: (_, params: ReviseOutcome) => params.kind === 'revised',
    isPriced: (_, params: ReviseOutcome) => params.kind === 'priced',
    isRepriced: (_, params: ReviseOutcome) => params.kind === 'repriced',
    isFaulty: (_, params: ReviseOutcome) => params.kind === 'faulty',
  },
  actions: {
    keepTopics: assign((_, params: LoadRevisableOutcome) =>
      params.kind === 'loaded' ? { topics: params.topics, total: params.total } : {},
    ),
    noteWanted: assign({ wanted: (_, { topic }: Of<'revise.open'>) => topic }),
    begin: assign(({ context: { wanted } }, params: LoadRevisableOutcome) => {
      if (params.kind !== 'loaded') return {};
      const { total, topics } = params;
      const topic = topics.find((one) => one.topic === wanted) ?? null;
      return {
        total,
        topics,
        topic,
        typed: topic ? fieldTexts(topic) : {},
        offer: null,
        faults: [],
        failureCode: null,
      };
    }),
    noteText: assign(({ context: { typed, faults } }, { path, value }: Pick<Of<'text.type'>, 'path' | 'value'>) => ({
      typed: { ...typed, [path]: value },
      faults: withoutFault(faults, path),
      offer: null,
      failureCode: null,
    })),
    askDistrict: sendTo('regionPicker', ({ context }): RegionPickerEvent => {
      return { type: 'region.set', isAsked: needsDistrict(context), code: context.typed[DISTRICT] ?? '' };
    }),
    noteSame: assign({ failureCode: 'same' }),
    clearFailure: assign({ failureCode: null, faults: [] }),
    keepOffer: assign({
      offer: (_, params: ReviseOutcome) => ('offer' in params ? params.offer : null),
    }),
    noteRepriced: assign({ failureCode: 'repriced' }),
    keepFaults: assign(({ context: { turn } }, params: ReviseOutcome) => ({
      faults: params.kind === 'faulty' ? params.faults : [],
      offer: null,
      turn: turn + 1,
    })),
    recordFailure: assign({
      failureCode: ({ context }, params: ReviseOutcome) =>
        reviseFailure(context, params.kind === 'failed' ? params.code : null),
    }),
    recordUnexpected: assign({ failureCode: ({ context }) => reviseFailure(context, 'unexpected') }),
    shut: assign({ topic: null, typed: {}, offer: null, faults: [], failureCode: null }),
    /** The page may be outdated after a revision was open. */
    showOrder: sendParent({ type: 'order.refresh' }),
  },
});
