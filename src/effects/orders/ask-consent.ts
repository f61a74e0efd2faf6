import { fromPromise } from 'xstate';

import { protocolConsent, SHIPPING_PROTOCOL_VERSION } from '../../../contract/protocol';
import type { AskConsentOutcome } from '../../../machines/order/order-form';
import type { Gateway } from '../gateway/gateway';

/** Has this account agreed to the text that holds today? Nobody is asked to sign in for it. */
export const askConsentVia = (gateway: Gateway, isSignedIn: () => boolean) =>
  fromPromise<AskConsentOutcome, undefined>(async ({ signal }) => {
    if (!isSignedIn()) return { consent: null };
    const reply = await gateway.call(protocolConsent, {}, { signal, quiet: true });
    if (reply.kind !== 'done') return { consent: null };
    const { version, agreedAt } = reply.data;
    return { consent: version === SHIPPING_PROTOCOL_VERSION && agreedAt !== null ? { version, agreedAt } : null };
  });
