import { fromPromise } from 'xstate';

import { logout, singleSignOn } from '../../../contract/people/auth';
import { CODES } from '../../../contract/wire/envelope';
import type { ReplyOf } from '../../../contract/wire/endpoint';
import { userInfo } from '../../../contract/people/user';
import { SPECIAL_ENTERPRISE_CODE } from '../../../domain/people/enterprise';
import type { CenterPerson, LoadPersonOutcome, RedeemOutcome } from '../../../machines/identity/user-center';
import type { Gateway } from '../gateway/gateway';

/** The center has its own session and must not touch the cookies of the main site. */
const APART = { cookieless: true } as const;

const ENDED: readonly string[] = [CODES.expired, CODES.sessionExpired];

const centerPersonFrom = ({ userId, name, phone, enterpriseResp, mmInfo }: ReplyOf<typeof userInfo>): CenterPerson => ({
  userId,
  name,
  phone,
  enterpriseName: enterpriseResp?.enterpriseName ?? null,
  isSpecial: enterpriseResp?.mcpCode === SPECIAL_ENTERPRISE_CODE,
  wholeVehicleOrders: mmInfo.map(({ orderNo }) => orderNo),
});

export const centerCallsVia = (gateway: Gateway) => ({
  redeemTicket: fromPromise<RedeemOutcome, { ticket: string }>(async ({ input: { ticket }, signal }) => {
    const asked = { token: ticket, audience: location.origin };
    const reply = await gateway.call(singleSignOn, asked, { ...APART, signal });
    return reply.kind === 'done' ? { ok: true, token: reply.data.token } : { ok: false };
  }),
  loadPerson: fromPromise<LoadPersonOutcome, { token: string }>(async ({ input: { token }, signal }) => {
    const reply = await gateway.call(userInfo, {}, { ...APART, token, signal });
    if (reply.kind === 'done') return { ok: true, person: centerPersonFrom(reply.data) };
    const hasEnded = reply.kind === 'refused' && ENDED.includes(reply.code);
    return { ok: false, failure: { code: hasEnded ? 'expired' : 'unreachable' } };
  }),
  endSession: fromPromise<void, { token: string }>(async ({ input: { token } }) => {
    await gateway.call(logout, {}, { ...APART, token });
  }),
});
