import { SESSION_SECONDS, TOKEN_COOKIE, USER_COOKIE } from '../../../contract/session';
import type { Cookies, ForgetOutcome, StoredSession } from '../../../machines/identity/session';
import { cookies, isKeeping, memoryShelf, type Shelf } from './cookies';
import { readUser, writeUser } from './user-cookie';

const TOKEN = /^[\w.~+/=-]{1,256}$/;

export type SessionJar = {
  read(): StoredSession;
  save(session: Cookies): void;
  /** Writes again what is already there; what meanwhile belongs to somebody else, or to nobody, is left alone. */
  refresh(session: Cookies): void;
  /** Clears this very token and what belongs to it. */
  forget(token: string): ForgetOutcome;
};

/** `announce`: tells the other tabs that there is something new to read. */
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
