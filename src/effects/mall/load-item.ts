import { fromPromise } from 'xstate';

import { CODES } from '../../../contract/wire/envelope';
import { mallLanded, mallProduct } from '../../../contract/mall/mall';
import type {
  AskLandedInput,
  AskLandedOutcome,
  LoadItemInput,
  LoadItemOutcome,
} from '../../../machines/booking/product-drawer';
import type { Gateway } from '../gateway/gateway';
import { shelfFailure } from '../home/shelf-failure';

export const loadItemVia = (gateway: Gateway) =>
  fromPromise<LoadItemOutcome, LoadItemInput>(async ({ input, signal }) => {
    const reply = await gateway.call(mallProduct, input, { signal });
    if (reply.kind === 'done') return { ok: true, item: reply.data };
    if (reply.kind === 'refused' && reply.code === CODES.notFound) return { ok: false, failure: { code: 'missing' } };
    return shelfFailure(reply);
  });

export const askLandedVia = (gateway: Gateway) =>
  fromPromise<AskLandedOutcome, AskLandedInput>(async ({ input, signal }) => {
    const { productId, pack, kg, city, way, to } = input;
    const reply = await gateway.call(mallLanded, { productId, pack, kg: String(kg), city, way, to }, { signal });
    return reply.kind === 'done' ? { ok: true, landed: reply.data } : shelfFailure(reply);
  });
