import { MOST_KEPT, type KeptCard } from '../../../../domain/desk/kept-cards';
import { goodsCardMachine } from '../../../../machines/booking/goods-card';
import { sharedPlan } from '../../model/plan';

/** Monday, 23 November 2026, at five past eight in the evening in China. */
export const MONDAY_EVENING = Date.UTC(2026, 10, 23, 12, 5);

export const TOLUENE: KeptCard = { key: '1294-toluene', name: 'UN 1294 甲苯' };
const METHANOL: KeptCard = { key: '1230-methanol', name: 'UN 1230 甲醇' };
const FULL = Array.from({ length: MOST_KEPT }, (_, at) => ({ key: `goods-${at}`, name: `货物 ${at}` }));

export const goodsCardPlan = sharedPlan('goodsCardPlan', goodsCardMachine, {
  inputs: { 'a page just opened': undefined },
  events: {
    'clock.ticked': { 'an evening': { now: MONDAY_EVENING }, 'a minute later': { now: MONDAY_EVENING + 60_000 } },
    'shelf.told': {
      'nothing kept': { kept: [] },
      'one of another tab': { kept: [METHANOL] },
      'twenty cards': { kept: FULL },
    },
    'card.keep': { 'the substance that is open': { card: TOLUENE } },
    'card.drop': { 'the substance that is open': { card: { key: TOLUENE.key } } },
    'paper.print': 'bare',
  },
  outcomes: { minuteTicker: 'stream', shelfWatcher: 'stream' },
  distinguish: ({ now, kept }) => [now, kept.map(({ key }) => key)],
});
