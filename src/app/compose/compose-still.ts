import type { QuoteWire } from '../../../contract/modes';
import { quotingMachine } from '../../../machines/booking/quoting';
import { openPage } from '../../effects/booking/open-page';
import type { Gateway } from '../../effects/gateway/gateway';
import { lazyActor } from '../../effects/late';
import { findNone } from '../../effects/market/find-none';
import { saveQuote } from '../../effects/market/quote-memory';
import { secondTicker } from '../../effects/second-ticker';
import { askOnce } from '../once';

type LoadWire = () => Promise<QuoteWire>;

/** A fixed price of a service or of goods, locked with one press. */
export function composeStill(gateway: () => Promise<Gateway>, wire: LoadWire) {
  const now = askOnce(async () => {
    const [open, lock, { stillCallsOver }] = await Promise.all([gateway(), wire(), import('../calls/still-calls')]);
    return stillCallsOver(open, lock);
  });
  return quotingMachine.provide({
    actors: {
      recallQuote: lazyActor(async () => (await now()).recallQuote),
      lockPrice: lazyActor(async () => (await now()).lockPrice),
      findAlternatives: findNone,
      secondTicker,
    },
    actions: { saveQuote, openPage },
  });
}
