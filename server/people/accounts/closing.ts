import { CODES } from '../../../contract/wire/envelope';
import type { Clock } from '../../base/clock';
import type { Database } from '../../base/database/database';
import { badRequest, notSignedInFault, Refusal } from '../../base/http/refusal';
import type { Passwords } from '../passwords/passwords';
import type { SessionService } from '../sessions/service';
import { mintToken } from '../sessions/token';
import { type Attempts, NONE_ASKED } from '../sign-in/attempts';
import { codeRefused } from '../sign-in/refusals';
import type { VerifyCode } from '../sign-in/service';
import { closingStore } from './closing-store';
import { DEMO_SOURCE } from './close-demo-accounts';
import { CLOSING_MESSAGES as messages, stillLiving } from './messages';
import { accountStore } from './store';

type ClosingDeps = {
  database: Database;
  clock: Clock;
  passwords: Passwords;
  sessions: SessionService;
  attempts: Attempts;
  verifyCode: VerifyCode;
};

type ClosingInput = {
  userId: string;
  phone: string;
  password: string | undefined;
  code: string | undefined;
  asker: string | undefined;
};

/** Years that enquiries of closed accounts are kept, anonymised. */
const ASKED_KEPT_YEARS = 2;

type ClosingFacts = { living: string[]; enquiries: number; phone: string };

export type AccountClosing = ReturnType<typeof accountClosing>;

export function accountClosing({ database, clock, passwords, sessions, attempts, verifyCode }: ClosingDeps) {
  const refused = () => new Refusal(CODES.oldPasswordRefused, messages.password);

  /** Attempts count by account, as for a password change: a borrowed session must not allow guessing. */
  async function provePassword(userId: string, password: string): Promise<void> {
    const subject = { account: userId, address: '' };
    if ((await attempts.admit(subject, NONE_ASKED)) !== 'admitted') throw refused();
    const account = await accountStore(database).findById(userId);
    if (!(await passwords.matches(account?.passwordHash, password)) || !account) throw refused();
    await attempts.succeeded(subject);
  }

  async function prove({ userId, phone, password, code, asker }: ClosingInput): Promise<void> {
    if (password !== undefined) return provePassword(userId, password);
    if (code === undefined) throw badRequest(messages.proof, 'password');
    if (!(await verifyCode({ phone, messageType: 'user_close', code, asker }))) throw codeRefused();
  }

  return {
    /** Full number for the code, since the profile shows it masked. */
    async look({ userId, phone }: Pick<ClosingInput, 'userId' | 'phone'>): Promise<ClosingFacts> {
      const store = closingStore(database);
      return { living: await store.living(userId), enquiries: await store.enquiries(userId), phone };
    },

    close: (closing: ClosingInput): Promise<void> =>
      passwords.inTurn({ party: closing.userId, isKnown: true }, async () => {
        const { userId } = closing;
        await prove(closing);
        const unknown = await passwords.hash(mintToken());
        await database.tx(async (inside) => {
          const store = closingStore(inside);
          const account = await store.hold(userId);
          if (!account) throw notSignedInFault();
          // Demo accounts are shared and cannot be closed.
          if (account.source === DEMO_SOURCE) throw new Refusal(CODES.accountKept, messages.demo);
          const living = await store.living(userId);
          if (living.length > 0) throw new Refusal(CODES.accountBusy, stillLiving(living.length), { data: { living } });
          await store.erase(userId, { password: unknown, now: new Date(clock.now()) });
        });
        sessions.forget((session) => session.userId === userId);
      }),

    async sweep(): Promise<void> {
      const before = new Date(clock.now());
      before.setUTCFullYear(before.getUTCFullYear() - ASKED_KEPT_YEARS);
      await database.tx((inside) => closingStore(inside).forget(before));
    },
  };
}
