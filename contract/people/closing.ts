import * as v from 'valibot';

import { endpoint } from '../wire/endpoint';
import { nothing, passwordHash, phone, smsCode } from '../wire/fields';

export const MOST_LIVING = 20;

export const lookClosing = endpoint({
  summary: '注销账号前：本人还没办完的订单，会随之撤回的询价，以及验证码发往的手机号',
  method: 'POST',
  path: '/api-user/user/closing',
  request: nothing,
  reply: v.object({ living: v.array(v.string()), enquiries: v.number(), phone }),
  access: 'session',
  urlSafe: false,
});

export const closeAccount = endpoint({
  summary: '注销账号：再输一次密码，或收到的注销验证码；有未办完的订单则拒绝，`data.living` 列出单号',
  method: 'POST',
  path: '/api-user/user/close',
  request: v.object({ password: v.optional(passwordHash), code: v.optional(smsCode) }),
  reply: v.null(),
  access: 'session',
  urlSafe: false,
});
