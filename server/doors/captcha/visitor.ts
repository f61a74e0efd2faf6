import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import type { Call } from '../../base/http/call';
import { readCookie } from '../../base/http/read-cookie';

/** Set after a passed captcha: the visitor is then counted apart from strangers of the same address. */
export const VISITOR_COOKIE = 'captchaVisitor';

const SIGNED = /^[\w-]{22}\.[\w-]{43}$/;
const SECONDS = 90 * 86_400;

export const newVisitor = (): string => randomBytes(16).toString('base64url');

export type Visitors = ReturnType<typeof createVisitors>;

/** Visitor ids signed by the gateway, so that callers cannot forge them. */
export function createVisitors(secret: Uint8Array) {
  const signatureOf = (visitor: string) => createHmac('sha256', secret).update(visitor).digest();

  return {
    of(call: Pick<Call, 'header'>): string | null {
      const [visitor = '', signature = ''] = readCookie(call, VISITOR_COOKIE, SIGNED)?.split('.') ?? [];
      const given = Buffer.from(signature, 'base64url');
      const wanted = signatureOf(visitor);
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? visitor : null;
    },

    /** HttpOnly and same-site: no script reads it and no other site sends it. */
    cookie(visitor: string, secure: boolean): string {
      const value = `${visitor}.${signatureOf(visitor).toString('base64url')}`;
      return `${VISITOR_COOKIE}=${value}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
    },
  };
}
