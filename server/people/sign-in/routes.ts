import { loginByPassword, loginBySms } from '../../../contract/people/auth';
import type { Route } from '../../base/http/route';
import { serve } from '../../base/http/serve';
import { openSession, type Entrance } from '../sessions/enter';
import { readAsker } from '../sms/asker';
import type { SignInService } from './service';

export const signInRoutes = (signIn: SignInService, entrance: Entrance): Route[] => [
  serve(loginByPassword, async ({ userName: phone, password, captchaVerification: proof }, call) => {
    const [address, device] = [call.address, entrance.devices.shownBy(call)];
    return openSession(entrance, call, await signIn.byPassword({ phone, password, proof, address, device }));
  }),
  serve(loginBySms, async ({ phone, code }, call) =>
    openSession(entrance, call, await signIn.bySms({ phone, code, asker: readAsker(call) })),
  ),
];
