import {
  approvalAsk,
  approvalBook,
  approvalCode,
  approvalDecide,
  approvalOpen,
  approvalRevoke,
  approvalSendCode,
} from '../../../../contract/mall/approval';
import type { Call } from '../../../base/http/call';
import type { Route } from '../../../base/http/route';
import { serve, serveOwner } from '../../../base/http/serve';
import { type IsKnownDevice, identifySender } from '../../../people/sms/routes';
import { passCookie, readPass } from './pass';
import type { ApprovalService } from './service';
import type { Origin } from './trail';

const callOrigin = (call: Call): Origin => ({ address: call.address, agent: call.header('user-agent') ?? '' });

export const approvalRoutes = (approval: ApprovalService, isKnownDevice: IsKnownDevice): Route[] => [
  serveOwner(approvalBook, (_, { userId }) => approval.book(userId)),
  serveOwner(approvalAsk, (asked, { userId }, call) => approval.ask(userId, asked, callOrigin(call))),
  serveOwner(approvalRevoke, ({ approvalId }, { userId }, call) =>
    approval.revoke(userId, approvalId, callOrigin(call)),
  ),
  serve(approvalOpen, async ({ token }, call) => {
    const userId = (await call.findUser())?.userId ?? null;
    return { sight: await approval.open(token, { userId, pass: readPass(call, token), seen: callOrigin(call) }) };
  }),
  serve(approvalSendCode, ({ token }, call) =>
    approval.sendCode(token, callOrigin(call), (phone) => identifySender(call, phone, isKnownDevice)),
  ),
  serve(approvalCode, async ({ token, code }, call) => {
    const pass = await approval.passBy(token, code, callOrigin(call));
    if (pass !== null) call.setCookie(passCookie(token, pass, call.secure));
    return { isRight: pass !== null, sight: await approval.sight(token, pass ?? '') };
  }),
  serve(approvalDecide, async (asked, call) => ({
    sight: await approval.decide(asked, { pass: readPass(call, asked.token), seen: callOrigin(call) }),
  })),
];
