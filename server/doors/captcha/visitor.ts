import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

import type { Call } from '../../base/http/call';
import { readCookie } from '../../base/http/read-cookie';

/** Whoever has passed once gets it, and is counted apart from the strangers of the same address from then on. */
export const VISITOR_COOKIE = 'captchaVisitor';

const SIGNED = /^[\w-]{22}\.[\w-]{43}$/;
const SECONDS = 90 * 86_400;

export const newVisitor = (): string => randomBytes(16).toString('base64url');

export type Visitors = ReturnType<typeof createVisitors>;

/** Names of our own giving, signed: what a caller says of itself is never believed. */
export function createVisitors(secret: Uint8Array) {
  const signatureOf = (visitor: string) => createHmac('sha256', secret).update(visitor).digest();

  return {
    of(call: Pick<Call, 'header'>): string | null {
      const [visitor = '', signature = ''] = readCookie(call, VISITOR_COOKIE, SIGNED)?.split('.') ?? [];
      const given = Buffer.from(signature, 'base64url');
      const wanted = signatureOf(visitor);
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? visitor : null;
    },

    /** No script reads it, and no other site sends it. */
    cookie(visitor: string, secure: boolean): string {
      const value = `${visitor}.${signatureOf(visitor).toString('base64url')}`;
      return `${VISITOR_COOKIE}=${value}; Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
    },
  };
}
