import type { Database } from '../../base/database/database';
import { addressGroup } from '../../base/http/client-address';
import type { Passwords } from '../passwords/passwords';
import type { SessionService } from '../sessions/service';
import { type Attempts, NONE_ASKED } from '../sign-in/attempts';
import { accountUnknown, codeRefused, oldPasswordRefused } from '../sign-in/refusals';
import type { HasCode, VerifyCode } from '../sign-in/service';
import { placeOfCode } from './place-of-code';
import { type Account, accountStore } from './store';

type PasswordDeps = {
  database: Database;
  passwords: Passwords;
  sessions: SessionService;
  attempts: Attempts;
  verifyCode: VerifyCode;
  hasCode: HasCode;
};

export type Change = { userId: string; sessionId: string; oldPassword: string; newPassword: string };
export type Reset = { phone: string; code: string; asker: string | undefined; newPassword: string; address: string };

export type PasswordChanges = ReturnType<typeof passwordChanges>;

export function passwordChanges({ database, passwords, sessions, attempts, verifyCode, hasCode }: PasswordDeps) {
  const accounts = accountStore(database);

  /** Changes the password and ends all sessions but one, together. False if another change was faster. */
  async function replace({ id, passwordHash }: Account, newPassword: string, kept: string | null): Promise<boolean> {
    const becomes = await passwords.hash(newPassword);
    const changed = await database.tx(async (inside) => {
      const store = accountStore(inside);
      const isChanged = await store.changePassword(id, passwordHash, becomes);
      if (isChanged) await store.endSessions(id, kept);
      return isChanged;
    });
    if (changed) sessions.forget((session) => session.userId === id && session.sessionId !== kept);
    return changed;
  }

  return {
    /** Attempts count by account, wherever made: an unlocked computer must not allow guessing. */
    change: ({ userId, sessionId, oldPassword, newPassword }: Change): Promise<void> =>
      passwords.inTurn({ party: userId, isKnown: true }, async () => {
        const subject = { account: userId, address: '' };
        if ((await attempts.admit(subject, NONE_ASKED)) !== 'admitted') throw oldPasswordRefused();
        const account = await accounts.findById(userId);
        const matches = await passwords.matches(account?.passwordHash, oldPassword);
        if (!account || !matches || !(await replace(account, newPassword, sessionId))) throw oldPasswordRefused();
        await attempts.succeeded(subject);
      }),

    async reset({ phone, code, asker, newPassword, address }: Reset): Promise<void> {
      const asked = { phone, messageType: 'user_pwd' as const, asker };
      return passwords.inTurn(await placeOfCode(hasCode, asked, address), async () => {
        if (!(await verifyCode({ ...asked, code }))) throw codeRefused();
        const account = await accounts.findByPhone(phone);
        if (!account) throw accountUnknown();
        if (!(await replace(account, newPassword, null))) throw codeRefused();
        await attempts.succeeded({ account: phone, address: addressGroup(address) });
      });
    },
  };
}
