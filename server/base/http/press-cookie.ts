import { randomBytes } from 'node:crypto';

import type { Call } from './call';
import { readCookie } from './read-cookie';

const COOKIE = 'pressId';
const FORM = /^[\w-]{22}$/;
const SECONDS = 3_600;

/** Random name of a browser, so that visitors behind one address are told apart. */
export const readPress = (call: Pick<Call, 'header'>): string | undefined => readCookie(call, COOKIE, FORM);

export function givePress(call: Pick<Call, 'header' | 'secure' | 'setCookie'>): boolean {
  if (readPress(call) !== undefined) return false;
  const name = randomBytes(16).toString('base64url');
  call.setCookie(
    `${COOKIE}=${name}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${call.secure ? '; Secure' : ''}`,
  );
  return true;
}
