import { createHash, randomBytes } from 'node:crypto';

import { SMS_CODE } from '../../../domain/people/sms';
import type { Call } from '../../base/http/call';
import { readCookie } from '../../base/http/read-cookie';

/** Send id: distinguishes the browser that requested a code from anyone who merely knows its number. */
const ASKER_COOKIE = 'smsSend';

const ASKER = /^[\w-]{22}$/;

export const newAsker = (): string => randomBytes(16).toString('base64url');

export const readAsker = (call: Pick<Call, 'header'>): string | undefined => readCookie(call, ASKER_COOKIE, ASKER);

/** The database stores only this digest. */
export const askerDigest = (asker: string): Buffer => createHash('sha256').update(asker).digest();

/** HttpOnly and same-site; expires with the code. */
export const askerCookie = (asker: string, secure: boolean): string =>
  `${ASKER_COOKIE}=${asker}; Path=/; Max-Age=${SMS_CODE.lifetimeSeconds}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
