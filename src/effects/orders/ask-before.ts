import { fromPromise } from 'xstate';

import { ordersBefore } from '../../../contract/orders-before';
import { protocolConsent, PROTOCOL_VERSIONS } from '../../../contract/protocol';
import type { ProtocolId } from '../../../domain/order/protocol';
import type { OrderedBefore } from '../../../domain/order/result';
import type { AskBeforeInput, AskBeforeOutcome, Consent } from '../../../machines/order/order-form';
import type { Gateway } from '../gateway/gateway';

async function askConsent(gateway: Gateway, protocol: ProtocolId, signal: AbortSignal): Promise<Consent | null> {
  const holds = PROTOCOL_VERSIONS[protocol];
  const reply = await gateway.call(protocolConsent, { version: holds }, { signal });
  if (reply.kind !== 'done') return null;
  const { version, agreedAt } = reply.data;
  return version === holds && agreedAt !== null ? { version, agreedAt } : null;
}

async function askOrdered(gateway: Gateway, signal: AbortSignal): Promise<readonly OrderedBefore[]> {
  const reply = await gateway.call(ordersBefore, {}, { signal });
  return reply.kind === 'done' ? reply.data : [];
}

/** What this account has agreed to of the text that holds today, and what it has ordered lately. Nobody is asked to sign in for it. */
export const askBeforeVia = (gateway: Gateway, isSignedIn: () => boolean, protocol: ProtocolId) =>
  fromPromise<AskBeforeOutcome, AskBeforeInput>(async ({ input: { isOrderedAsked }, signal }) => {
    if (!isSignedIn()) return { consent: null, ordered: [] };
    const [consent, ordered] = await Promise.all([
      askConsent(gateway, protocol, signal),
      isOrderedAsked ? askOrdered(gateway, signal) : [],
    ]);
    return { consent, ordered };
  });
