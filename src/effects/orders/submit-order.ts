import { fromPromise } from 'xstate';

import { CODES } from '../../../contract/wire/envelope';
import { orderByKey, type OrderWire } from '../../../contract/orders/orders';
import { agreeToProtocol } from '../../../contract/content/protocol';
import type { ProtocolId } from '../../../domain/order/papers/protocol';
import type {
  FindOrderInput,
  FindOrderOutcome,
  Submission,
  SubmitFailure,
  SubmitOrderOutcome,
} from '../../../machines/order/order-submit';
import type { Gateway } from '../gateway/gateway';
import type { GatewayReply } from '../gateway/reply';
import { submitFailureFrom } from './submit-refusal';

const UNKNOWN: SubmitFailure = { code: 'unknown' };

const submitFailure = (reply: Exclude<GatewayReply<unknown>, { kind: 'done' }>): SubmitFailure =>
  reply.kind === 'refused' ? submitFailureFrom(reply) : UNKNOWN;

/** Sends consent before the order; an outdated edition stops both. */
export const submitOrderVia = (gateway: Gateway, { submit }: OrderWire, protocol: ProtocolId) =>
  fromPromise<SubmitOrderOutcome, { submission: Submission | null }>(async ({ input: { submission }, signal }) => {
    if (!submission) throw new Error('nothing is to be submitted');
    const { key, form, shownTotal, protocolVersion, isVerificationDue, draftId } = submission;
    const agreed = await gateway.call(
      agreeToProtocol,
      { documentId: protocol, version: protocolVersion },
      { signal, showsMessage: true },
    );
    if (agreed.kind === 'refused' && agreed.code === CODES.badRequest)
      return { ok: false, failure: { code: 'textsChanged', old: { isProtocolOld: true, charges: null } } };
    const reply = await gateway.call(
      submit,
      {
        form,
        shownTotal,
        protocolVersion,
        ...(isVerificationDue === false && { isVerificationDue }),
        ...(draftId !== null && { draftId }),
      },
      { signal, idempotencyKey: key, showsMessage: true },
    );
    return reply.kind === 'done'
      ? { ok: true, orderNo: reply.data.orderNo }
      : { ok: false, failure: submitFailure(reply) };
  });

export const findOrderVia = (gateway: Gateway) =>
  fromPromise<FindOrderOutcome, FindOrderInput>(async ({ input: { key }, signal }) => {
    const reply = await gateway.call(orderByKey, { key }, { signal });
    if (reply.kind === 'done') return { ok: true, orderNo: reply.data.orderNo };
    return reply.kind === 'refused' && reply.code === CODES.notFound ? { ok: true, orderNo: null } : { ok: false };
  });
