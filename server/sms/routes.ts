import { endpoints } from '../../contract/endpoints';
import type { Route } from '../http/route';
import { serve } from '../http/serve';
import { askerCookie, askerOf, newAsker } from './asker';
import type { SmsService } from './service';

export const smsRoutes = (sms: SmsService): Route[] => [
  serve(endpoints.sendSms, async ({ phone, messageType, captchaVerification }, call) => {
    const asker = askerOf(call) ?? newAsker();
    call.setCookie(askerCookie(asker, call.secure));
    return sms.send({
      phone,
      messageType,
      asker,
      address: call.address,
      signedIn: (await call.findUser()) !== undefined,
      proof: captchaVerification,
    });
  }),
];
