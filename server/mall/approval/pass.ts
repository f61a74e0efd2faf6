import { timingSafeEqual } from 'node:crypto';

import { approvalOpen } from '../../../contract/approval';
import { PASS_MINUTES } from '../../../domain/mall/approval';
import type { Call } from '../../http/call';
import { readCookie } from '../../http/read-cookie';
import { digestOf } from '../../sessions/token';
import type { ApprovalRow } from './store';

/** What whoever has passed the code shows: no script reads it, and it is good for one link. */
const COOKIE = 'approvalPass';
const PASS = /^[\w-]{22}$/;
const PATH = approvalOpen.path.slice(0, approvalOpen.path.lastIndexOf('/'));

export const passOf = (call: Pick<Call, 'header'>): string => readCookie(call, COOKIE, PASS) ?? '';

export const passCookie = (pass: string, secure: boolean): string =>
  `${COOKIE}=${pass}; Path=${PATH}; Max-Age=${PASS_MINUTES * 60}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;

/** Whether this pass was given for this link, and its time is not over. */
export const isPassed = ({ passDigest, passUntil }: ApprovalRow, pass: string, now: Date): boolean =>
  passDigest !== null &&
  passUntil !== null &&
  passUntil > now &&
  pass !== '' &&
  timingSafeEqual(passDigest, digestOf(pass));
