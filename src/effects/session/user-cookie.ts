import * as v from 'valibot';

import { AUDIT_STATUSES } from '../../../domain/enterprise';
import type { SessionUser } from '../../../machines/session';

/** A cookie travels with every request, so it holds a name and not a file. */
const LONGEST_COOKIE = 3_500;
const LONGEST_NAME = 64;

const sessionUser = v.object({
  name: v.pipe(v.string(), v.maxLength(256)),
  avatar: v.pipe(v.string(), v.maxLength(LONGEST_COOKIE)),
  mcpCode: v.pipe(v.string(), v.maxLength(64)),
  serviceOpenAuditStatus: v.nullable(v.picklist(AUDIT_STATUSES)),
});

/** Anything but what this page itself would have written counts as absent. */
export function readUser(cookie: string | null): SessionUser | null {
  if (cookie === null || cookie.length > LONGEST_COOKIE) return null;
  try {
    const user = v.safeParse(sessionUser, JSON.parse(cookie));
    return user.success ? user.output : null;
  } catch {
    return null;
  }
}

/** Halves of characters, which no cookie can spell. */
const whole = (text: string) => text.replaceAll(/\p{Cs}/gu, '');

const fits = (text: string) => encodeURIComponent(text).length < LONGEST_COOKIE;

/** The picture goes first, then what is too much of the name. */
export function writeUser({ name, avatar, mcpCode, serviceOpenAuditStatus }: SessionUser): string {
  const short = Array.from(whole(name)).slice(0, LONGEST_NAME).join('');
  const rest = { mcpCode: whole(mcpCode).slice(0, 64), serviceOpenAuditStatus };
  const text = JSON.stringify({ name: short, avatar: whole(avatar), ...rest });
  return fits(text) ? text : JSON.stringify({ name: short, avatar: '', ...rest });
}
