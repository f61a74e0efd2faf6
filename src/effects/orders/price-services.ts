import { fromPromise } from 'xstate';

import { serviceCharges } from '../../../contract/fees';
import type { PriceServicesOutcome, ServicesAsked } from '../../../machines/order/order-services';
import type { Gateway } from '../gateway/gateway';

export const priceServicesVia = (gateway: Gateway) =>
  fromPromise<PriceServicesOutcome, ServicesAsked>(async ({ input, signal }) => {
    const asked = { ...input, services: [...input.services] };
    const reply = await gateway.call(serviceCharges, asked, { signal, quiet: true });
    if (reply.kind === 'done') return { ok: true, price: reply.data };
    return { ok: false, failure: { code: reply.kind === 'refused' ? 'unavailable' : 'network' } };
  });
