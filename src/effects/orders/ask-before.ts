import { fromPromise } from 'xstate';

import { legalText } from '../../../contract/content/content';
import { ownCoupons } from '../../../contract/campaigns/coupons';
import { ordersBefore } from '../../../contract/orders/before';
import { protocolConsent } from '../../../contract/content/protocol';
import { userInfo } from '../../../contract/people/user';
import type { OwnCoupon } from '../../../domain/offer/coupon';
import { CHARGES_ID, type ProtocolId } from '../../../domain/order/papers/protocol';
import type { OrderedBefore } from '../../../domain/order/receipt/result';
import type { AskBeforeInput, AskBeforeOutcome, Consent } from '../../../machines/order/order-form';
import type { Gateway } from '../gateway/gateway';

async function askConsent(gateway: Gateway, protocol: ProtocolId, signal: AbortSignal): Promise<Consent | null> {
  const reply = await gateway.call(protocolConsent, { documentId: protocol }, { signal });
  if (reply.kind !== 'done') return null;
  const { version, agreedAt } = reply.data;
  return agreedAt !== null ? { version, agreedAt } : null;
}

async function askCharges(gateway: Gateway, signal: AbortSignal): Promise<string | null> {
  const reply = await gateway.call(legalText, { documentId: CHARGES_ID }, { signal });
  return reply.kind === 'done' ? reply.data.version : null;
}

async function loadEarlierOrders(gateway: Gateway, signal: AbortSignal): Promise<readonly OrderedBefore[]> {
  const reply = await gateway.call(ordersBefore, {}, { signal });
  return reply.kind === 'done' ? reply.data : [];
}

/** False for individuals and verified enterprises. */
async function askVerification(gateway: Gateway, signal: AbortSignal): Promise<boolean | null> {
  const reply = await gateway.call(userInfo, {}, { signal, isSilent: true });
  if (reply.kind !== 'done') return null;
  const { enterpriseResp: enterprise } = reply.data;
  return enterprise !== null && enterprise.serviceOpenAuditStatus !== 'PASS';
}

async function askCoupons(gateway: Gateway, signal: AbortSignal): Promise<readonly OwnCoupon[]> {
  const reply = await gateway.call(ownCoupons, {}, { signal });
  return reply.kind === 'done' ? reply.data.records : [];
}

/**
 * Loads the tariff edition and, if signed in, consent, verification, recent orders and coupons. Requires no sign-in.
 */
export const askBeforeVia = (gateway: Gateway, isSignedIn: () => boolean, protocol: ProtocolId) =>
  fromPromise<AskBeforeOutcome, AskBeforeInput>(async ({ input: { isOrderedAsked, areChargesAsked }, signal }) => {
    const asked = areChargesAsked ? askCharges(gateway, signal) : null;
    if (!isSignedIn())
      return { consent: null, isVerificationDue: null, ordered: [], coupons: [], chargesHold: await asked };
    const [chargesHold, consent, isVerificationDue, ordered, coupons] = await Promise.all([
      asked,
      askConsent(gateway, protocol, signal),
      askVerification(gateway, signal),
      isOrderedAsked ? loadEarlierOrders(gateway, signal) : [],
      askCoupons(gateway, signal),
    ]);
    return { consent, isVerificationDue, ordered, coupons, chargesHold };
  });
