import { CODES } from '../../../contract/wire/envelope';

const ANONYMOUS: readonly string[] = [CODES.expired, CODES.sessionExpired];

/** Was it refused because nobody is signed in? */
export const isAnonymous = (code: string): boolean => ANONYMOUS.includes(code);
