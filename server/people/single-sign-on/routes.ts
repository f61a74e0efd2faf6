import { recogniseArrival, singleSignOn, userCenterTicket } from '../../../contract/people/auth';
import type { Call } from '../../base/http/call';
import { notSignedInFault } from '../../base/http/refusal';
import type { Route } from '../../base/http/route';
import { serve, serveOwner } from '../../base/http/serve';
import { tokenCookie } from '../sessions/cookie';
import { describeDevice } from '../sessions/device';
import type { KnownDevices } from '../sessions/known-devices';
import type { SingleSignOn } from './service';

/** A browser sends its page's origin; a server that redeems a ticket names itself in the body. */
const claimedOrigin = (call: Call, claimed?: string) =>
  call.header('origin') ?? claimed ?? `${call.secure ? 'https' : 'http'}://${call.header('host') ?? ''}`;

export const singleSignOnRoutes = (service: SingleSignOn, devices: KnownDevices): Route[] => [
  serve(recogniseArrival, async ({ token, audience }, call) => {
    const user = await call.findUser();
    return service.recognise({ token, audience: claimedOrigin(call, audience), userId: user?.userId });
  }),
  serve(singleSignOn, async ({ token, audience }, call) => {
    const device = describeDevice(call.header('user-agent'));
    const { userId, ...entered } = await service.redeem({ token, device, audience: claimedOrigin(call, audience) });
    call.setCookie(tokenCookie(entered.token, call.secure));
    await devices.note(call, userId);
    return entered;
  }),
  serveOwner(userCenterTicket, async ({ audience }, { sessionId }, call) => {
    if (call.token === undefined) throw notSignedInFault();
    return { ticket: await service.issue({ sessionId, audience, token: call.token, own: claimedOrigin(call) }) };
  }),
];
