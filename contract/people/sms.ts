import * as v from 'valibot';

import { SMS_MESSAGE_TYPES } from '../../domain/people/sms';
import { endpoint } from '../wire/endpoint';
import { phone, proof, userSource } from '../wire/fields';

export const sendSms = endpoint({
  summary: '发送短信验证码',
  method: 'POST',
  path: '/api-auth/sms/send',
  request: v.object({
    phone,
    userSource,
    messageType: v.picklist(SMS_MESSAGE_TYPES),
    captchaVerification: v.optional(proof),
  }),
  reply: v.object({ resendAfterSeconds: v.pipe(v.number(), v.minValue(1)) }),
  access: 'public',
  urlSafe: false,
});
