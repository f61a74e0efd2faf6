import { loginByPassword, loginBySms } from '../../contract/auth';
import type { Route } from '../http/route';
import { serve } from '../http/serve';
import { enter } from '../sessions/enter';
import type { SessionService } from '../sessions/service';
import { askerOf } from '../sms/asker';
import type { SignInService } from './service';

export const signInRoutes = (signIn: SignInService, sessions: SessionService): Route[] => [
  serve(loginByPassword, async ({ userName: phone, password, captchaVerification: proof }, call) =>
    enter(sessions, call, await signIn.byPassword({ phone, password, proof, address: call.address })),
  ),
  serve(loginBySms, async ({ phone, code }, call) =>
    enter(sessions, call, await signIn.bySms({ phone, code, asker: askerOf(call) })),
  ),
];
