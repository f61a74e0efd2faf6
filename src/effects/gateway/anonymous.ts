import { CODES } from '../../../contract/wire/envelope';

const ANONYMOUS: readonly string[] = [CODES.expired, CODES.sessionExpired];

export const isAnonymous = (code: string): boolean => ANONYMOUS.includes(code);
