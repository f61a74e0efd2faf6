import { fromPromise } from 'xstate';

import { ordersBefore } from '../../../contract/orders-before';
import { protocolConsent, SHIPPING_PROTOCOL_VERSION } from '../../../contract/protocol';
import type { OrderedBefore } from '../../../domain/order/result';
import type { AskBeforeInput, AskBeforeOutcome, Consent } from '../../../machines/order/order-form';
import type { Gateway } from '../gateway/gateway';

async function askConsent(gateway: Gateway, signal: AbortSignal): Promise<Consent | null> {
  const reply = await gateway.call(protocolConsent, {}, { signal });
  if (reply.kind !== 'done') return null;
  const { version, agreedAt } = reply.data;
  return version === SHIPPING_PROTOCOL_VERSION && agreedAt !== null ? { version, agreedAt } : null;
}

async function askOrdered(gateway: Gateway, signal: AbortSignal): Promise<readonly OrderedBefore[]> {
  const reply = await gateway.call(ordersBefore, {}, { signal });
  return reply.kind === 'done' ? reply.data : [];
}

/** What this account has agreed to of the text that holds today, and what it has ordered lately. Nobody is asked to sign in for it. */
export const askBeforeVia = (gateway: Gateway, isSignedIn: () => boolean) =>
  fromPromise<AskBeforeOutcome, AskBeforeInput>(async ({ input: { isOrderedAsked }, signal }) => {
    if (!isSignedIn()) return { consent: null, ordered: [] };
    const [consent, ordered] = await Promise.all([
      askConsent(gateway, signal),
      isOrderedAsked ? askOrdered(gateway, signal) : [],
    ]);
    return { consent, ordered };
  });
