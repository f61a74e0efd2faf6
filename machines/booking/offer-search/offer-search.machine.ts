import { assign, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { MODES } from '../../../domain/mode-ids';
import { plainSettings, readSettings } from '../../../domain/offer/sailing-settings';
import { bookingSearchMachine, type BookingSearchEvent } from '../booking-search';
import { quotingMachine } from '../quoting';
import { offerBoardMachine, type OfferBoardEvent } from '../offer-board';
import { unprovidedCallback, unprovidedPromise } from '../../support/unprovided';
import { offerAnswer, blankAnswer } from './offer-search.rules';
import type {
  AddressChange,
  LoadOffersInput,
  LoadOffersOutcome,
  OfferSearchContext,
  OfferSearchEvent,
  OfferSearchInput,
} from './offer-search.types';
import { PICTURES } from '../../support/left-out';

type Address = { search: string };

const LATE_CHARTS = (globalThis.IS_BUILT_SITE === undefined) as true;

const chart = setup({
  types: {
    input: {} as OfferSearchInput,
    context: {} as OfferSearchContext,
    events: {} as OfferSearchEvent,
    tags: {} as 'arriving' | 'blank' | 'incomplete' | 'busy' | 'shown' | 'partial' | 'empty',
    children: {} as { bookingSearch: 'bookingSearch'; offerBoard: 'offerBoard'; quoting: 'quoting' },
  },
  actors: {
    bookingSearch: bookingSearchMachine,
    offerBoard: LATE_CHARTS && offerBoardMachine,
    quoting: LATE_CHARTS && quotingMachine,
    addressWatcher: unprovidedCallback<AddressChange>('addressWatcher'),
    loadOffers: unprovidedPromise<LoadOffersOutcome, LoadOffersInput>('loadOffers'),
  },
  guards: {
    isSameQuestion: ({ context }, { search }: Address) =>
      context.asked !== null && context.mode.isSame(context.asked, context.mode.asked(search)),
    isComplete: ({ context: { mode } }, { search }: Address) => mode.missing(mode.asked(search)).length === 0,
    isBlank: ({ context: { mode } }, { search }: Address) => mode.isBlank(mode.asked(search)),
    isEmpty: (_, outcome: LoadOffersOutcome) => outcome.ok && outcome.answer.offers.length === 0,
    isPartial: ({ context: { mode } }, outcome: LoadOffersOutcome) =>
      outcome.ok && outcome.answer.offers.some((offer) => !mode.hasPrice(offer)),
    isFound: (_, outcome: LoadOffersOutcome) => outcome.ok,
  },
  actions: {
    keepAddress: assign(({ context: { mode } }, { search }: Address) => ({
      asked: mode.asked(search),
      settings: readSettings(search, mode.list.names),
    })),
    tellSearch: sendTo(
      'bookingSearch',
      ({ context: { mode } }, { search }: Address): BookingSearchEvent => ({
        type: 'search.given',
        asked: mode.inBar(mode.asked(search)),
      }),
    ),
    tellBoard: sendTo(
      'offerBoard',
      ({ context: { mode } }, { search }: Address): OfferBoardEvent => ({
        type: 'settings.set',
        settings: readSettings(search, mode.list.names),
      }),
    ),
    keepAnswer: assign({ answer: (_, outcome: LoadOffersOutcome) => offerAnswer(outcome) }),
    dropAnswer: assign({ answer: null, failure: null }),
    recordFailure: assign({
      failure: (_, outcome: LoadOffersOutcome) => (outcome.ok ? null : outcome.failure),
    }),
    recordUnexpected: assign({ failure: { code: 'unexpected' } }),
  },
});

/** Search page of a mode. Its address is the question. */
export const offerSearchMachine = chart.createMachine({
  id: 'offerSearch',
  description: PICTURES && '班期页：读网址、补齐条件、查班期、列出结果；罐箱、仓位与服务同此',
  context: ({ input: { mode } }) => ({ mode, asked: null, settings: plainSettings, answer: null, failure: null }),
  invoke: [
    { id: 'bookingSearch', src: 'bookingSearch', input: ({ context }) => ({ only: context.mode.id }) },
    { id: 'addressWatcher', src: 'addressWatcher' },
  ],
  on: {
    'address.changed': [
      { guard: { type: 'isSameQuestion', params: ({ event }) => event } },
      {
        guard: { type: 'isBlank', params: ({ event }) => event },
        target: '.blank',
        actions: { type: 'keepAddress', params: ({ event }) => event },
      },
      {
        guard: { type: 'isComplete', params: ({ event }) => event },
        target: '.searching',
        actions: [
          { type: 'keepAddress', params: ({ event }) => event },
          { type: 'tellSearch', params: ({ event }) => event },
        ],
      },
      {
        target: '.incomplete',
        actions: [
          { type: 'keepAddress', params: ({ event }) => event },
          { type: 'tellSearch', params: ({ event }) => event },
        ],
      },
    ],
  },
  initial: 'arriving',
  states: {
    arriving: { description: PICTURES && '尚未读到网址', tags: 'arriving' },
    blank: { description: PICTURES && '还没有查询', tags: 'blank', entry: 'dropAnswer' },
    incomplete: {
      description: PICTURES && '条件不全：缺港口，或危险品还没说是什么货',
      tags: 'incomplete',
      entry: 'dropAnswer',
    },
    searching: {
      description: PICTURES && '正在查班期',
      tags: 'busy',
      entry: 'dropAnswer',
      invoke: {
        id: 'loadOffers',
        src: 'loadOffers',
        input: ({ context: { asked } }) => ({ asked }),
        onDone: [
          { guard: { type: 'isEmpty', params: ({ event }) => event.output }, target: 'empty' },
          {
            guard: { type: 'isPartial', params: ({ event }) => event.output },
            target: 'shown.partial',
            actions: { type: 'keepAnswer', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isFound', params: ({ event }) => event.output },
            target: 'shown',
            actions: { type: 'keepAnswer', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: 'recordUnexpected' },
      },
    },
    shown: {
      description: PICTURES && '已列出班期',
      tags: 'shown',
      initial: 'complete',
      invoke: [
        {
          id: 'offerBoard',
          src: 'offerBoard',
          input: ({ context: { mode, answer, settings, asked } }) => ({
            list: mode.list,
            answer: answer ?? blankAnswer,
            settings,
            etd: mode.etd(asked),
            pointed: mode.pointed?.(asked) ?? null,
          }),
        },
        {
          id: 'quoting',
          src: 'quoting',
          input: ({ context: { mode, answer } }) => ({ facts: MODES[mode.id], search: (answer ?? blankAnswer).search }),
        },
      ],
      on: {
        'address.changed': {
          guard: { type: 'isSameQuestion', params: ({ event }) => event },
          actions: [
            { type: 'keepAddress', params: ({ event }) => event },
            { type: 'tellBoard', params: ({ event }) => event },
          ],
        },
      },
      states: {
        complete: { description: PICTURES && '每班都有价格' },
        partial: { description: PICTURES && '部分班次暂无即时价，可询价', tags: 'partial' },
      },
    },
    empty: { description: PICTURES && '没有符合的班期', tags: 'empty' },
    failed: { description: PICTURES && '班期加载失败，可重试', on: { 'search.retry': 'searching' } },
  },
});

export type OfferSearchActor = ActorRefFrom<typeof offerSearchMachine>;
export type OfferSearchSnapshot = SnapshotFrom<typeof offerSearchMachine>;
