import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { isCardKept, MOST_KEPT, withCard, withoutCard, type KeptCard } from '../../../domain/desk/kept-cards';
import type { ClockTicked } from '../../support/clock';
import { unprovidedAction, unprovidedCallback } from '../../support/unprovided';
import type { GoodsCardContext, GoodsCardEvent, ShelfEvent } from './goods-card.types';
import { PICTURES } from '../../support/left-out';

type OfCard = { card: KeptCard };
type OfKey = { card: Pick<KeptCard, 'key'> };

const chart = setup({
  types: { context: {} as GoodsCardContext, events: {} as GoodsCardEvent, tags: {} as 'dated' },
  actors: {
    minuteTicker: unprovidedCallback<ClockTicked>('minuteTicker'),
    shelfWatcher: unprovidedCallback<ShelfEvent>('shelfWatcher'),
  },
  guards: {
    isRoom: ({ context: { kept } }, { card }: OfCard) => !isCardKept(kept, card) && kept.length < MOST_KEPT,
    isKept: ({ context: { kept } }, { card }: OfKey) => isCardKept(kept, card),
  },
  actions: {
    noteTime: assign({ now: (_, { now }: { now: number }) => now }),
    noteShelf: assign({ kept: (_, { kept }: { kept: readonly KeptCard[] }) => kept }),
    keepCard: assign({ kept: ({ context: { kept } }, { card }: OfCard) => withCard(kept, card) }),
    dropCard: assign({ kept: ({ context: { kept } }, { card }: OfKey) => withoutCard(kept, card) }),
    saveShelf: unprovidedAction<{ kept: readonly KeptCard[] }>('saveShelf'),
    printPaper: unprovidedAction('printPaper'),
  },
});

export const goodsCardMachine = chart.createMachine({
  id: 'goodsCard',
  description: PICTURES && '货物卡片：收藏在本机，随时再看；打印时写明日期',
  context: { now: 0, kept: [] },
  invoke: [
    { id: 'minuteTicker', src: 'minuteTicker' },
    { id: 'shelfWatcher', src: 'shelfWatcher' },
  ],
  on: {
    'clock.ticked': { target: '.dated', actions: { type: 'noteTime', params: ({ event }) => event } },
    'shelf.told': { actions: { type: 'noteShelf', params: ({ event }) => event } },
    'card.keep': {
      guard: { type: 'isRoom', params: ({ event }) => event },
      actions: [
        { type: 'keepCard', params: ({ event }) => event },
        { type: 'saveShelf', params: ({ context }) => context },
      ],
    },
    'card.drop': {
      guard: { type: 'isKept', params: ({ event }) => event },
      actions: [
        { type: 'dropCard', params: ({ event }) => event },
        { type: 'saveShelf', params: ({ context }) => context },
      ],
    },
  },
  initial: 'undated',
  states: {
    undated: { description: PICTURES && '还不知道今天几号，不打印' },
    dated: {
      description: PICTURES && '知道日期，可以打印',
      tags: 'dated',
      on: { 'paper.print': { actions: 'printPaper' } },
    },
  },
});

export type GoodsCardActor = ActorRefFrom<typeof goodsCardMachine>;
export type GoodsCardSnapshot = SnapshotFrom<typeof goodsCardMachine>;
