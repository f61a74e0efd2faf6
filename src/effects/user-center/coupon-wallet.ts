import { fromPromise } from 'xstate';

import { ownCoupons } from '../../../contract/campaigns/coupons';
import type { LoadWalletOutcome } from '../../../machines/identity/coupon-wallet';
import type { Gateway } from '../gateway/gateway';
import { unansweredCode } from '../gateway/line-code';
import { houseNow } from '../clock';

export const loadWalletVia = (gateway: Gateway) =>
  fromPromise<LoadWalletOutcome, undefined>(async ({ signal }) => {
    const reply = await gateway.call(ownCoupons, {}, { signal, cookieless: true });
    if (reply.kind !== 'done') return { ok: false, code: unansweredCode(reply) };
    const heardAt = houseNow();
    const { records: coupons, now = new Date(heardAt).toISOString() } = reply.data;
    return { ok: true, coupons, now, heardAt };
  });
