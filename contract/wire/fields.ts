import * as v from 'valibot';

import { codeFault } from '../../domain/people/credentials';
import { isMobileNumber, MOBILE_SAYS } from '../../domain/people/phone';

export const USER_SOURCE = 'echem';

export const nothing = v.object({});
/** Whole number that fits an integer column. */
export const wholeNumber = (least: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(2_147_483_647));
export const phone = v.pipe(v.string(), v.maxLength(11), v.check(isMobileNumber, MOBILE_SAYS));
export const userSource = v.literal(USER_SOURCE);
export const smsCode = v.pipe(
  v.string(),
  v.check((value) => codeFault(value) === null, '验证码长度应为 4–6 位'),
);
/** Password as hashed by the client before it leaves the page: sha-256 in lower-case hex. */
export const passwordHash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, '密码格式不正确'));
export const token = v.pipe(v.string(), v.minLength(1), v.maxLength(256));
export const proof = v.pipe(v.string(), v.maxLength(1024));
