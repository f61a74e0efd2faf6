import { STAFF_COOKIE, STAFF_PATH } from '../../../contract/house/cookie';
import { STAFF_SESSION_MS } from '../../../domain/house/credentials';

const buildStaffCookie = (value: string, seconds: number, secure: boolean) =>
  `${STAFF_COOKIE}=${value}; Path=${STAFF_PATH}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;

export const staffCookie = (token: string, secure: boolean) => buildStaffCookie(token, STAFF_SESSION_MS / 1000, secure);
export const noStaffCookie = (secure: boolean) => buildStaffCookie('', 0, secure);
