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
import { type IsKnownDevice, senderOf } from '../../../people/sms/routes';
import { passCookie, passOf } from './pass';
import type { ApprovalService } from './service';
import type { Origin } from './trail';

const seenBy = (call: Call): Origin => ({ address: call.address, agent: call.header('user-agent') ?? '' });

export const approvalRoutes = (approval: ApprovalService, isKnownDevice: IsKnownDevice): Route[] => [
  serveOwner(approvalBook, (_, { userId }) => approval.book(userId)),
  serveOwner(approvalAsk, (asked, { userId }, call) => approval.ask(userId, asked, seenBy(call))),
  serveOwner(approvalRevoke, ({ approvalId }, { userId }, call) => approval.revoke(userId, approvalId, seenBy(call))),
  serve(approvalOpen, async ({ token }, call) => {
    const userId = (await call.findUser())?.userId ?? null;
    return { sight: await approval.open(token, { userId, pass: passOf(call, token), seen: seenBy(call) }) };
  }),
  serve(approvalSendCode, ({ token }, call) =>
    approval.sendCode(token, seenBy(call), (phone) => senderOf(call, phone, isKnownDevice)),
  ),
  serve(approvalCode, async ({ token, code }, call) => {
    const pass = await approval.passBy(token, code, seenBy(call));
    if (pass !== null) call.setCookie(passCookie(token, pass, call.secure));
    return { isRight: pass !== null, sight: await approval.sight(token, pass ?? '') };
  }),
  serve(approvalDecide, async (asked, call) => ({
    sight: await approval.decide(asked, { pass: passOf(call, asked.token), seen: seenBy(call) }),
  })),
];
