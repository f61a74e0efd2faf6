import { singleSignOn, userCenterTicket } from '../../contract/auth';
import type { Call } from '../http/call';
import { notSignedIn } from '../http/refusal';
import type { Route } from '../http/route';
import { serve, serveOwner } from '../http/serve';
import { tokenCookie } from '../sessions/cookie';
import { deviceOf } from '../sessions/device';
import type { SingleSignOn } from './service';

/** A browser says where its page is from; a server that redeems a ticket says in the body who it is. */
const originOf = (call: Call, claimed?: string) =>
  call.header('origin') ?? claimed ?? `${call.secure ? 'https' : 'http'}://${call.header('host') ?? ''}`;

export const singleSignOnRoutes = (service: SingleSignOn): Route[] => [
  serve(singleSignOn, async ({ token, audience }, call) => {
    const device = deviceOf(call.header('user-agent'));
    const entered = await service.redeem({ token, device, audience: originOf(call, audience) });
    call.setCookie(tokenCookie(entered.token, call.secure));
    return entered;
  }),
  serveOwner(userCenterTicket, async ({ audience }, { sessionId }, call) => {
    if (call.token === undefined) throw notSignedIn();
    return { ticket: await service.issue({ sessionId, audience, token: call.token, own: originOf(call) }) };
  }),
];
