import { AUDIT_STATUSES } from '../../../domain/people/enterprise';
import type { SessionUser } from '../../../machines/identity/session';

/** A cookie travels with every request, so it holds a name and not a file. */
const LONGEST_COOKIE = 3_500;
const LONGEST_NAME = 64;

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest;

/** Field by field, and by hand: every page reads it before it is drawn. */
function userIn(value: unknown): SessionUser | null {
  const { name, avatar, mcpCode, serviceOpenAuditStatus: status } = (value ?? {}) as Partial<SessionUser>;
  const isKnown = status === null || (status !== undefined && AUDIT_STATUSES.includes(status));
  if (!isText(name, 256) || !isText(avatar, LONGEST_COOKIE) || !isText(mcpCode, 64) || !isKnown) return null;
  return { name, avatar, mcpCode, serviceOpenAuditStatus: status };
}

/** Anything but what this page itself would have written counts as absent. */
export function readUser(cookie: string | null): SessionUser | null {
  if (cookie === null || cookie.length > LONGEST_COOKIE) return null;
  try {
    return userIn(JSON.parse(cookie));
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
