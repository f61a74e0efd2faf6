import * as v from 'valibot';

import { SMS_MESSAGE_TYPES } from '../domain/sms';
import { endpoint } from './endpoint';
import { phone, userSource } from './fields';

export const sendSms = endpoint({
  summary: '发送短信验证码',
  method: 'POST',
  path: '/api-auth/sms/send',
  request: v.object({
    phone,
    userSource,
    messageType: v.picklist(SMS_MESSAGE_TYPES),
    captchaVerification: v.optional(v.pipe(v.string(), v.maxLength(1024))),
  }),
  reply: v.object({ resendAfterSeconds: v.number() }),
  access: 'public',
  urlSafe: false,
});
