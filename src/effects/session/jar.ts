import { SESSION_SECONDS, TOKEN_COOKIE, USER_COOKIE } from '../../../contract/people/session';
import { AUDIT_STATUSES } from '../../../domain/people/enterprise';
import type { Cookies, ForgetOutcome, StoredSession, SessionUser } from '../../../machines/identity/session';
import { cookies, isKeeping, memoryShelf, type Shelf } from './cookies';

/** Cookies travel with every request, so their size is limited. */
const LONGEST_COOKIE = 3_500;
const LONGEST_NAME = 64;

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest;

/** Checked by hand without valibot, since every page runs it before drawing. */
function parseSessionUser(value: unknown): SessionUser | null {
  const { name, avatar, mcpCode, serviceOpenAuditStatus: status } = (value ?? {}) as Partial<SessionUser>;
  const isKnown = status === null || (status !== undefined && AUDIT_STATUSES.includes(status));
  if (!isText(name, 256) || !isText(avatar, LONGEST_COOKIE) || !isText(mcpCode, 64) || !isKnown) return null;
  return { name, avatar, mcpCode, serviceOpenAuditStatus: status };
}

/** Anything this page would not have written itself counts as absent. */
export function readUser(cookie: string | null): SessionUser | null {
  if (cookie === null || cookie.length > LONGEST_COOKIE) return null;
  try {
    return parseSessionUser(JSON.parse(cookie));
  } catch {
    return null;
  }
}

/** Lone surrogates cannot be encoded in a cookie. */
const withoutSurrogates = (text: string) => text.replaceAll(/\p{Cs}/gu, '');

const fits = (text: string) => encodeURIComponent(text).length < LONGEST_COOKIE;

/** Drops the avatar first, then shortens the name. */
export function writeUser({ name, avatar, mcpCode, serviceOpenAuditStatus }: SessionUser): string {
  const short = Array.from(withoutSurrogates(name)).slice(0, LONGEST_NAME).join('');
  const rest = { mcpCode: withoutSurrogates(mcpCode).slice(0, 64), serviceOpenAuditStatus };
  const text = JSON.stringify({ name: short, avatar: withoutSurrogates(avatar), ...rest });
  return fits(text) ? text : JSON.stringify({ name: short, avatar: '', ...rest });
}

const TOKEN = /^[\w.~+/=-]{1,256}$/;

export type SessionJar = {
  read(): StoredSession;
  save(session: Cookies): void;
  /** Extends the cookies in place; a session of another user or a signed-out one is left alone. */
  refresh(session: Cookies): void;
  forget(token: string): ForgetOutcome;
};

/** `announce`: tells other tabs to read the session again. */
export function sessionJar(announce: () => void, browser: Shelf = cookies): SessionJar {
  const isKept = isKeeping(browser);
  const shelf = isKept ? browser : memoryShelf();

  const readToken = () => {
    const token = shelf.read(TOKEN_COOKIE);
    return token !== null && TOKEN.test(token) ? token : null;
  };
  const write = ({ token, user }: Cookies) => {
    if (token !== null) shelf.write(TOKEN_COOKIE, token, SESSION_SECONDS);
    if (user !== null) shelf.write(USER_COOKIE, writeUser(user), SESSION_SECONDS);
  };

  return {
    read() {
      const token = readToken();
      return { token, user: token === null ? null : readUser(shelf.read(USER_COOKIE)), isKept };
    },
    save(session) {
      write(session);
      announce();
    },
    refresh(session) {
      if (session.token === readToken()) write(session);
    },
    forget(token) {
      const held = readToken();
      if (held !== null && held !== token) return { found: 'newer' };
      shelf.remove(TOKEN_COOKIE);
      shelf.remove(USER_COOKIE);
      if (held === null) return { found: 'nothing' };
      announce();
      return { found: 'same' };
    },
  };
}
