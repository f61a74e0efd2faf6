import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;
const TOKEN = /^[\w-]{43}$/;

/** 256 bits nobody can guess, fit for a header and a cookie. */
export const mintToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** Spares the database what cannot be a token of ours. */
export const looksLikeToken = (value: string): boolean => TOKEN.test(value);

/** All the database ever holds of a token: a stolen copy of it opens nothing. */
export const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();
