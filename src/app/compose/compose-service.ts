import { quotingMachine } from '../../../machines/booking/quoting';
import { openPage } from '../../effects/booking/open-page';
import type { Gateway } from '../../effects/gateway/gateway';
import { late } from '../../effects/late';
import { findNone } from '../../effects/market/find-none';
import { saveQuote } from '../../effects/market/quote-memory';
import { secondTicker } from '../../effects/second-ticker';
import { once } from '../once';

/** The price of a service, which stands still; locked by one press. */
export function composeService(gateway: () => Promise<Gateway>) {
  const now = once(async () => {
    const [open, { serviceCallsOver }] = await Promise.all([gateway(), import('../calls/service-calls')]);
    return serviceCallsOver(open);
  });
  return quotingMachine.provide({
    actors: {
      recallQuote: late(async () => (await now()).recallQuote),
      lockPrice: late(async () => (await now()).lockPrice),
      findAlternatives: findNone,
      secondTicker,
    },
    actions: { saveQuote, openPage },
  });
}
