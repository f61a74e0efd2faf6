import { fromPromise } from 'xstate';

import { logout, recogniseArrival, singleSignOn } from '../../../contract/people/auth';
import type { ReplyOf } from '../../../contract/wire/endpoint';
import { enterpriseEntries } from '../../../contract/people/enterprise';
import { userInfo } from '../../../contract/people/user';
import { ENTERPRISE_APP_SOURCE } from '../../../domain/people/enterprise';
import type { ArrivalInput, RecogniseOutcome } from '../../../machines/identity/arrival';
import type {
  EnterpriseEntry,
  LoadedUser,
  LoadEntriesInput,
  LoadUserOutcome,
  SignInBySsoOutcome,
  TokenInput,
} from '../../../machines/identity/session';
import type { Gateway } from '../gateway/gateway';

const loadedUserFrom = ({ name, avatar, roles, mmInfo, enterpriseResp }: ReplyOf<typeof userInfo>): LoadedUser => ({
  user: {
    name,
    avatar,
    mcpCode: enterpriseResp?.mcpCode ?? '',
    serviceOpenAuditStatus: enterpriseResp?.serviceOpenAuditStatus ?? null,
  },
  details: { roles, mmInfo, enterpriseResp },
});

const SILENT = { isSilent: true } as const;

/** Calls the session makes by itself. The charts decide which failures are shown. */
export const sessionCallsVia = (gateway: Gateway, isVouched: () => boolean) => ({
  recogniseArrival: fromPromise<RecogniseOutcome, ArrivalInput>(async ({ input: { ssoToken, token }, signal }) => {
    const reply = await gateway.call(
      recogniseArrival,
      { token: ssoToken },
      { ...SILENT, signal, ...(token !== '' && { token }) },
    );
    return reply.kind === 'done' ? { ok: true, ...reply.data, isVouched: isVouched() } : { ok: false };
  }),
  signInBySso: fromPromise<SignInBySsoOutcome, { ssoToken: string }>(async ({ input, signal }) => {
    const reply = await gateway.call(singleSignOn, { token: input.ssoToken }, { ...SILENT, signal });
    return reply.kind === 'done' ? { ok: true, ...reply.data } : { ok: false };
  }),
  loadUser: fromPromise<LoadUserOutcome, TokenInput>(async ({ input: { token }, signal }) => {
    const reply = await gateway.call(userInfo, {}, { ...SILENT, token, signal });
    return reply.kind === 'done' ? { ok: true, ...loadedUserFrom(reply.data) } : { ok: false };
  }),
  loadEntries: fromPromise<readonly EnterpriseEntry[], LoadEntriesInput>(async ({ input, signal }) => {
    const { token, basicEntId } = input;
    const asked = { basicEntId, appSource: ENTERPRISE_APP_SOURCE } as const;
    const reply = await gateway.call(enterpriseEntries, asked, { ...SILENT, token, signal });
    return reply.kind === 'done' ? reply.data : [];
  }),
  /** Not aborted with the chart: a slow gateway still gets the logout. */
  endSession: fromPromise<void, TokenInput>(async ({ input: { token } }) => {
    await gateway.call(logout, {}, { ...SILENT, token, cookieless: true });
  }),
});
