import * as v from 'valibot';

import { edition } from '../content/content';
import { endpoint } from '../wire/endpoint';
import { nothing, passwordHash, phone, proof, smsCode, token, userSource } from '../wire/fields';

const signedIn = v.object({ token, userName: v.string() });

export const loginByPassword = endpoint({
  summary: '密码登录',
  method: 'POST',
  path: '/api-auth/login',
  request: v.object({ userName: phone, password: passwordHash, captchaVerification: v.optional(proof) }),
  reply: signedIn,
  access: 'public',
  urlSafe: false,
});

export const loginBySms = endpoint({
  summary: '短信验证码登录',
  method: 'POST',
  path: '/api-auth/login/sms',
  request: v.object({ phone, code: smsCode }),
  reply: signedIn,
  access: 'public',
  urlSafe: false,
});

/** Editions beside the tick box; null when the page could not load them. */
const accountEditions = v.nullable(v.object({ agreement: edition, privacy: edition }));

export const register = endpoint({
  summary: '注册并登录',
  method: 'POST',
  path: '/api-auth/register',
  request: v.object({ phone, code: smsCode, password: passwordHash, userSource, agreed: accountEditions }),
  reply: signedIn,
  access: 'public',
  urlSafe: false,
});

export const singleSignOn = endpoint({
  summary: '单点登录',
  method: 'POST',
  path: '/api-auth/sso',
  /** `audience` is sent by a server that redeems a ticket; for a page its origin counts. */
  request: v.object({ token, audience: v.optional(v.pipe(v.string(), v.maxLength(256))) }),
  reply: signedIn,
  access: 'public',
  urlSafe: false,
});

const named = v.object({ name: v.string(), phone: v.string() });

export const recogniseArrival = endpoint({
  summary: '单点登录前确认来者，以及是否已有另一人登录',
  method: 'POST',
  path: '/api-auth/sso/recognise',
  request: v.object({ token, audience: v.optional(v.pipe(v.string(), v.maxLength(256))) }),
  /** `here`: user signed in with this call's token, if another person. `isSame`: it is the arriving person. */
  reply: v.object({ arriving: named, here: v.nullable(named), isSame: v.boolean() }),
  access: 'public',
  urlSafe: false,
});

export const logout = endpoint({
  summary: '退出登录',
  method: 'POST',
  path: '/api-auth/logout',
  request: nothing,
  reply: v.null(),
  access: 'session',
  urlSafe: false,
});

export const userCenterTicket = endpoint({
  summary: '换取进入会员中心的一次性票据',
  method: 'POST',
  path: '/api-auth/ticket',
  request: v.object({ audience: v.pipe(v.string(), v.maxLength(256), v.url()) }),
  reply: v.object({ ticket: v.string() }),
  access: 'session',
  urlSafe: false,
});

export const listSessions = endpoint({
  summary: '查看已登录的设备',
  method: 'POST',
  path: '/api-auth/session/list',
  request: nothing,
  reply: v.object({
    records: v.array(
      v.object({
        sessionId: v.string(),
        device: v.string(),
        createdAt: v.string(),
        seenAt: v.string(),
        isCurrent: v.boolean(),
      }),
    ),
  }),
  access: 'session',
  urlSafe: false,
});

export const revokeSession = endpoint({
  summary: '让一台设备退出登录',
  method: 'POST',
  path: '/api-auth/session/revoke',
  request: v.object({ sessionId: v.pipe(v.string(), v.maxLength(64)) }),
  reply: v.null(),
  access: 'session',
  urlSafe: false,
});
