import { quotingMachine } from '../../../machines/booking/quoting';
import { offerBoardMachine } from '../../../machines/booking/offer-board';
import { openForm } from '../../effects/booking/open-page';
import { lazyActor } from '../../effects/late';
import { saveQuote } from '../../effects/market/quote-memory';
import { saveSettings } from '../../effects/market/save-settings';
import { secondTicker } from '../../effects/second-ticker';
import type { OfferCalls } from '../calls/sailing-calls';

type QuoteCalls = Pick<OfferCalls, 'recallQuote' | 'lockPrice' | 'findAlternatives'>;

export const composeBoard = (now: () => Promise<QuoteCalls>) => ({
  offerBoard: offerBoardMachine.provide({ actions: { saveSettings } }),
  quoting: quotingMachine.provide({
    actors: {
      recallQuote: lazyActor(async () => (await now()).recallQuote),
      lockPrice: lazyActor(async () => (await now()).lockPrice),
      findAlternatives: lazyActor(async () => (await now()).findAlternatives),
      secondTicker,
    },
    actions: { saveQuote, openPage: openForm },
  }),
});
