import * as v from 'valibot';
import { fromPromise } from 'xstate';

import {
  approvalAsk,
  approvalBook,
  approvalCode,
  approvalDecide,
  approvalOpen,
  approvalRevoke,
  approvalSendCode,
} from '../../../contract/mall/approval';
import { CODES } from '../../../contract/wire/envelope';
import type {
  AskApprovalOutcome,
  AskApprovalInput,
  LoadBookOutcome,
  RevokeApprovalInput,
  RevokeApprovalOutcome,
} from '../../../machines/booking/approval-ask';
import type {
  CheckCodeInput,
  DecideInput,
  OpenApprovalInput,
  SendCodeOutcome,
  SightOutcome,
} from '../../../machines/booking/approval';
import type { Gateway } from '../gateway/gateway';
import { unansweredCode } from '../gateway/line-code';
import type { GatewayReply } from '../gateway/reply';
import { linkAddress } from './opened-link';

type Refused = Exclude<GatewayReply<unknown>, { kind: 'done' }>;

const why = v.object({ why: v.picklist(['empty', 'over', 'self', 'unnamed', 'same', 'changed', 'decided', 'moved']) });
const SIGNED_OUT: readonly string[] = [CODES.expired, CODES.sessionExpired];

function askRefusedAs(reply: Refused) {
  if (reply.kind !== 'refused') return unansweredCode(reply);
  if (SIGNED_OUT.includes(reply.code)) return 'signedOut';
  if (reply.code === CODES.bounded) return 'full';
  if (reply.code === CODES.notFound) return 'decided';
  return v.is(why, reply.data) ? reply.data.why : 'unavailable';
}

export const approvalAskCallsOver = (gateway: Gateway, isSignedIn: () => boolean) => ({
  loadBook: fromPromise<LoadBookOutcome, undefined>(async ({ signal }) => {
    if (!isSignedIn()) return { ok: false, code: 'signedOut' };
    const reply = await gateway.call(approvalBook, {}, { signal });
    if (reply.kind === 'done') return { ok: true, book: reply.data };
    const isOut = reply.kind === 'refused' && SIGNED_OUT.includes(reply.code);
    return { ok: false, code: isOut ? 'signedOut' : unansweredCode(reply) };
  }),
  askApproval: fromPromise<AskApprovalOutcome, AskApprovalInput>(
    async ({ input: { afterId, hash, ...typed }, signal }) => {
      const asked = { ...typed, ...(afterId !== null && { afterId }), ...(hash !== null && { hash }) };
      const reply = await gateway.call(approvalAsk, asked, { signal });
      if (reply.kind !== 'done') return { ok: false, code: askRefusedAs(reply) };
      return { ok: true, book: reply.data.book, address: linkAddress('procurementMobile', reply.data.token) };
    },
  ),
  revokeApproval: fromPromise<RevokeApprovalOutcome, RevokeApprovalInput>(async ({ input, signal }) => {
    const reply = await gateway.call(approvalRevoke, input, { signal });
    return reply.kind === 'done' ? { ok: true, book: reply.data.book } : { ok: false, code: askRefusedAs(reply) };
  }),
});

const refusedAs = (reply: Refused): 'gone' | 'network' | 'unavailable' =>
  reply.kind === 'refused' && reply.code === CODES.linkGone ? 'gone' : unansweredCode(reply);

function sightOutcome(reply: GatewayReply<{ sight: Extract<SightOutcome, { ok: true }>['sight'] }>): SightOutcome {
  return reply.kind === 'done' ? { ok: true, sight: reply.data.sight } : { ok: false, code: refusedAs(reply) };
}

export const approvalCallsOver = (gateway: Gateway) => ({
  openApproval: fromPromise<SightOutcome, OpenApprovalInput>(async ({ input, signal }) =>
    sightOutcome(await gateway.call(approvalOpen, input, { signal })),
  ),
  sendCode: fromPromise<SendCodeOutcome, OpenApprovalInput>(async ({ input, signal }) => {
    const reply = await gateway.call(approvalSendCode, input, { signal });
    if (reply.kind === 'done') return { ok: true };
    const isTooOften = reply.kind === 'refused' && reply.code === CODES.smsRefused;
    return { ok: false, code: isTooOften ? 'tooOften' : refusedAs(reply) };
  }),
  checkCode: fromPromise<SightOutcome, CheckCodeInput>(async ({ input, signal }) =>
    sightOutcome(await gateway.call(approvalCode, input, { signal })),
  ),
  decide: fromPromise<SightOutcome, DecideInput>(async ({ input, signal }) => {
    const { token, hash, name, decision, reason, signature } = input;
    const answer =
      decision === 'APPROVED' ? { decision, signature: signature ?? { kind: 'TYPED' as const } } : { decision, reason };
    return sightOutcome(await gateway.call(approvalDecide, { token, hash, name, answer }, { signal }));
  }),
});
