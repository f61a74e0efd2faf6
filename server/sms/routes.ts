import { endpoints } from '../../contract/endpoints';
import type { Route } from '../http/route';
import { badRequest, notSignedIn } from '../http/refusal';
import { serve } from '../http/serve';
import { askerCookie, askerOf, newAsker } from './asker';
import { SMS_MESSAGES } from './messages';
import type { SmsService } from './service';

export const smsRoutes = (sms: SmsService): Route[] => [
  serve(endpoints.sendSms, async ({ phone, messageType, captchaVerification }, call) => {
    const user = await call.findUser();
    // Nobody is told by a stranger that their account is about to end.
    if (messageType === 'user_close' && !user) throw notSignedIn();
    if (messageType === 'user_close' && user?.phone !== phone) throw badRequest(SMS_MESSAGES.notOwn, 'phone');
    const asker = askerOf(call) ?? newAsker();
    call.setCookie(askerCookie(asker, call.secure));
    return sms.send({
      phone,
      messageType,
      asker,
      address: call.address,
      signedIn: user !== undefined,
      proof: captchaVerification,
    });
  }),
];
