import { assign, setup } from 'xstate';

import { changedChoice, firstChoice, isAskable, chosenKg, listedAs, type Choice } from '../../../domain/mall/choice';
import { openList } from '../../../domain/mall/lists';
import { unprovidedPromise } from '../../support/unprovided';
import type {
  AddLineInput,
  AddLineOutcome,
  AskLandedInput,
  AskLandedOutcome,
  FindPersonOutcome,
  LoadItemInput,
  LoadItemOutcome,
  ProductDrawerContext,
  ProductDrawerEvent,
  ProductDrawerInput,
} from './product-drawer.types';

export const chart = setup({
  types: {
    input: {} as ProductDrawerInput,
    context: {} as ProductDrawerContext,
    events: {} as ProductDrawerEvent,
    tags: {} as 'busy' | 'missing' | 'asking' | 'adding',
  },
  actors: {
    loadItem: unprovidedPromise<LoadItemOutcome, LoadItemInput>('loadItem'),
    askLanded: unprovidedPromise<AskLandedOutcome, AskLandedInput>('askLanded'),
    addLine: unprovidedPromise<AddLineOutcome, AddLineInput>('addLine'),
    findPerson: unprovidedPromise<FindPersonOutcome>('findPerson'),
  },
  guards: {
    isLoaded: (_, params: LoadItemOutcome) => params.ok,
    isMissing: (_, params: LoadItemOutcome) => !params.ok && params.failure.code === 'missing',
    isAskable: ({ context: { item, choice } }) => item !== null && isAskable(item, choice),
    isPriced: (_, params: AskLandedOutcome) => params.ok,
    isListable: ({ context: { item, choice } }) => item !== null && listedAs(item, choice) !== null,
    isAdded: (_, params: AddLineOutcome) => params.ok,
    isSignedOut: (_, params: AddLineOutcome) => !params.ok && params.code === 'signedOut',
    isFound: (_, params: FindPersonOutcome) => params.isFound,
  },
  actions: {
    keepItem: assign(({ context }, params: LoadItemOutcome) =>
      params.ok ? { item: params.item, choice: firstChoice(params.item, context) } : {},
    ),
    recordFailure: assign((_, params: LoadItemOutcome) =>
      params.ok || params.failure.code === 'missing' ? {} : { failureCode: params.failure.code },
    ),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    clearFailure: assign({ failureCode: null }),
    changeChoice: assign(({ context: { item, choice } }, { change }: { change: Partial<Choice> }) => ({
      choice: item ? changedChoice(item, choice, change) : choice,
      landed: null,
      landedFailureCode: null,
      added: null,
      listFailureCode: null,
    })),
    keepLanded: assign((_, params: AskLandedOutcome) => (params.ok ? { landed: params.landed } : {})),
    recordLandedFailure: assign((_, params: AskLandedOutcome) => ({
      landedFailureCode: params.ok ? null : params.failure.code,
    })),
    recordLandedUnexpected: assign({ landedFailureCode: 'unexpected' }),
    clearLandedFailure: assign({ landedFailureCode: null }),
    clearAdded: assign({ added: null, listFailureCode: null }),
    keepAdded: assign(({ context: { item, choice } }, params: AddLineOutcome) =>
      params.ok
        ? {
            added: {
              kg: (item && chosenKg(item, choice)) ?? 0,
              replacedKg: params.replacedKg,
              onto: openList(params.sheet.lists),
            },
            item: item && { ...item, openList: openList(params.sheet.lists) },
          }
        : {},
    ),
    /** When another list was opened elsewhere, the drawer shows that one from now on. */
    recordListFailure: assign(({ context: { item } }, params: AddLineOutcome) =>
      params.ok || params.code === 'signedOut'
        ? { listFailureCode: null }
        : { listFailureCode: params.code, item: item && { ...item, openList: params.open ?? item.openList } },
    ),
    recordListUnexpected: assign({ listFailureCode: 'unexpected' }),
  },
  /** `settling`: no request between two keys. */
  delays: { settling: 300 },
});
