import * as v from 'valibot';

import { AUDIT_STATUSES } from '../../domain/people/enterprise';
import { endpoint } from '../wire/endpoint';
import { nothing, passwordHash, phone, smsCode } from '../wire/fields';

const enterpriseResp = v.object({
  basicEntId: v.string(),
  enterpriseName: v.string(),
  mcpCode: v.string(),
  serviceOpenAuditStatus: v.picklist(AUDIT_STATUSES),
});

export const userInfo = endpoint({
  summary: '当前登录用户',
  method: 'POST',
  path: '/api-user/user/info',
  request: nothing,
  reply: v.object({
    userId: v.string(),
    name: v.string(),
    avatar: v.string(),
    phone: v.string(),
    roles: v.array(v.string()),
    /** Whole-vehicle orders; the header links to their page if there are any. */
    mmInfo: v.array(v.object({ orderNo: v.string() })),
    enterpriseResp: v.nullable(enterpriseResp),
  }),
  access: 'session',
  urlSafe: false,
});

export const changePassword = endpoint({
  summary: '修改密码',
  method: 'POST',
  path: '/api-user/user/password',
  request: v.object({ oldPassword: passwordHash, newPassword: passwordHash }),
  reply: v.null(),
  access: 'session',
  urlSafe: false,
});

export const resetPassword = endpoint({
  summary: '用短信验证码重设密码',
  method: 'POST',
  path: '/api-user/user/password/reset',
  request: v.object({ phone, code: smsCode, newPassword: passwordHash }),
  reply: v.null(),
  access: 'public',
  urlSafe: false,
});
