import { timingSafeEqual } from 'node:crypto';

import { approvalOpen } from '../../../../contract/mall/approval';
import { PASS_MINUTES } from '../../../../domain/mall/approval';
import type { Call } from '../../../base/http/call';
import { readCookie } from '../../../base/http/read-cookie';
import { digestOf } from '../../../people/sessions/token';
import type { ApprovalRow } from './store';

/** Approver's cookie after the code: HttpOnly, one per link, named by part of its digest. */
const passCookieName = (token: string): string => `approvalPass-${digestOf(token).toString('hex').slice(0, 12)}`;
const PASS = /^[\w-]{22}$/;
const PATH = approvalOpen.path.slice(0, approvalOpen.path.lastIndexOf('/'));

export const readPass = (call: Pick<Call, 'header'>, token: string): string =>
  readCookie(call, passCookieName(token), PASS) ?? '';

export const passCookie = (token: string, pass: string, secure: boolean): string =>
  `${passCookieName(token)}=${pass}; Path=${PATH}; Max-Age=${PASS_MINUTES * 60}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;

export const isPassValid = ({ passDigest, passUntil }: ApprovalRow, pass: string, now: Date): boolean =>
  passDigest !== null &&
  passUntil !== null &&
  passUntil > now &&
  pass !== '' &&
  timingSafeEqual(passDigest, digestOf(pass));
