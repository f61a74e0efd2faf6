import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** 256 unguessable bits, safe in a header and a cookie. */
export const mintToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Skips the database for strings that cannot be our tokens. */
export const looksLikeToken = (value: string): boolean => TOKEN.test(value);

/** The database stores only this digest: a stolen copy opens no session. */
export const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();
