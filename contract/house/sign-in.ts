import * as v from 'valibot';

import { FACTOR_CODE, RECOVERY_CODE, readRecoveryCode, STAFF_LOGIN } from '../../domain/house/credentials';
import { STAFF_ROLES } from '../../domain/house/roles';
import { endpoint } from '../wire/endpoint';
import { nothing, passwordHash } from '../wire/fields';
import { person } from '../../domain/house/sign-in-shape';

const ticket = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));
const code = v.pipe(v.string(), v.regex(FACTOR_CODE, '验证码应为 6 位数字'));
const recoveryCode = v.pipe(
  v.string(),
  v.maxLength(40),
  v.transform(readRecoveryCode),
  v.regex(RECOVERY_CODE, '恢复码应为两组各 5 位字母或数字'),
);

/** `recoveryCodes`: shown once, at the first sign-in. `codesLeft`: unused ones. */
const entered = v.object({ person, recoveryCodes: v.array(v.string()), codesLeft: v.number() });

const open = { method: 'POST', access: 'public', urlSafe: false } as const;
const own = { method: 'POST', access: STAFF_ROLES, urlSafe: false } as const;

export const staffPassword = endpoint({
  summary: '平台人员登录第一步：密码',
  path: '/api-desk/sign-in/password',
  request: v.object({
    login: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(STAFF_LOGIN, '账号格式不正确')),
    password: passwordHash,
  }),
  /** `isFirst`: the authenticator is still to be set up and the printed password to be replaced. */
  reply: v.object({ ticket: v.string(), isFirst: v.boolean() }),
  ...open,
});

export const staffCode = endpoint({
  summary: '平台人员登录第二步：身份验证器的验证码',
  path: '/api-desk/sign-in/code',
  request: v.object({ ticket, code }),
  reply: entered,
  ...open,
});

export const staffRecovery = endpoint({
  summary: '平台人员登录第二步：恢复码，每个只能用一次',
  path: '/api-desk/sign-in/recovery',
  request: v.object({ ticket, recoveryCode }),
  reply: entered,
  ...open,
});

export const staffBegin = endpoint({
  summary: '平台人员首次登录：设自己的密码，并用验证码确认身份验证器',
  path: '/api-desk/sign-in/begin',
  request: v.object({ ticket, code, password: passwordHash }),
  reply: entered,
  ...open,
});

/** Null for a visitor: signed out is no error. */
export const staffSelf = endpoint({
  summary: '当前登录的平台人员；没有登录时为空',
  path: '/api-desk/self',
  request: nothing,
  reply: v.nullable(v.object({ person, codesLeft: v.number() })),
  ...open,
});

export const staffSignOut = endpoint({
  summary: '平台人员退出登录',
  path: '/api-desk/sign-out',
  request: nothing,
  reply: v.null(),
  ...own,
});

export const staffSessions = endpoint({
  summary: '查看本人已登录的设备',
  path: '/api-desk/session/list',
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
  ...own,
});

export const staffRevoke = endpoint({
  summary: '让本人的一台设备退出登录',
  path: '/api-desk/session/revoke',
  request: v.object({ sessionId: v.pipe(v.string(), v.maxLength(64)) }),
  reply: v.null(),
  ...own,
});
