import { endpoints } from '../../contract/endpoints';
import type { Route } from '../http/route';
import { serve } from '../http/serve';
import type { SmsService } from './service';

export const smsRoutes = (sms: SmsService): Route[] => [
  serve(endpoints.sendSms, async ({ phone, messageType, captchaVerification }, call) =>
    sms.send({
      phone,
      messageType,
      address: call.address,
      signedIn: (await call.findUser()) !== undefined,
      proof: captchaVerification,
    }),
  ),
];
