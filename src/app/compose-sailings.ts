import { pathOf } from '../../domain/routes';
import { bookingSearchMachine } from '../../machines/booking-search';
import { pickerMachine } from '../../machines/picker';
import { quotingMachine } from '../../machines/quoting';
import { sailingBoardMachine } from '../../machines/sailing-board';
import { sailingSearchMachine } from '../../machines/sailing-search';
import { openPage } from '../effects/booking/open-page';
import { late } from '../effects/late';
import { addressWatcher } from '../effects/market/address-watcher';
import { saveQuote } from '../effects/market/quote-memory';
import { saveSettings } from '../effects/market/save-settings';
import { secondTicker } from '../effects/second-ticker';
import type { Calls } from './calls';
import { once } from './once';

/** The charts of the sailings, joined to the gateway and the browser. Whoever is here waits for an answer: all at once. */
export function composeSailings(calls: () => Promise<Calls>) {
  const now = once(async () => {
    const [{ gateway }, { sailingCallsOver }] = await Promise.all([calls(), import('./sailing-calls')]);
    return sailingCallsOver(gateway);
  });
  const picker = pickerMachine.provide({ actors: { findOptions: late(async () => (await now()).findOptions) } });
  return sailingSearchMachine.provide({
    actors: {
      bookingSearch: bookingSearchMachine.provide({
        actors: {
          orgPicker: picker,
          dstPicker: picker,
          goodsPicker: picker,
          recallSearches: late(async () => (await now()).recallSearches),
          nameSearch: late(async () => (await now()).nameSearch),
        },
        actions: { openPage, savePast: (_, past) => void now().then(({ savePast }) => savePast(_, past)) },
      }),
      sailingBoard: sailingBoardMachine.provide({ actions: { saveSettings } }),
      quoting: quotingMachine.provide({
        actors: {
          recallQuote: late(async () => (await now()).recallQuote),
          lockPrice: late(async () => (await now()).lockPrice),
          findAlternatives: late(async () => (await now()).findAlternatives),
          secondTicker,
        },
        actions: { saveQuote, openPage },
      }),
      addressWatcher: addressWatcher(pathOf('shippingFcl')),
      loadSailings: late(async () => (await now()).loadSailings),
    },
  });
}
