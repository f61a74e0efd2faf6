import * as v from 'valibot';

import { isMobileNumber } from '../domain/phone';

/** The source every account and message of this site is marked with. */
export const USER_SOURCE = 'echem';

export const phone = v.pipe(v.string(), v.maxLength(11), v.check(isMobileNumber, '请输入正确的手机号'));
export const userSource = v.literal(USER_SOURCE);
