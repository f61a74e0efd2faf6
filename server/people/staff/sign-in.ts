import { CODES } from '../../../contract/wire/envelope';
import { HOUSE_CODES } from '../../../contract/house/codes';
import { type HouseDeed, staffSubject } from '../../../domain/house/log';
import type { StaffPerson } from '../../../domain/house/roles';
import type { Clock } from '../../base/clock';
import type { Database, Queries } from '../../base/database/database';
import { noteAct } from '../../base/house-log/log';
import { addressGroup } from '../../base/http/client-address';
import { badRequest, Refusal } from '../../base/http/refusal';
import type { Passwords } from '../passwords/passwords';
import { newRecoveryCodes, recoveryDigest, totpStep } from './factor';
import { lockedRefusal, staffLadder } from './ladder';
import { STAFF_MESSAGES as messages } from './messages';
import { sprayBound } from './spray';
import type { StaffSessions } from './sessions';
import { type StaffAccount, staffStore } from './store';

export type SignInDeps = { database: Database; clock: Clock; passwords: Passwords; sessions: StaffSessions };

/** `recoveryCodes`: shown once, at the first sign-in. */
export type EnteredStaff = { token: string; person: StaffPerson; recoveryCodes: string[]; codesLeft: number };

type FirstHalf = { login: string; password: string; address: string };
type SecondHalf = { ticket: string; device: string; address: string };

const refused = () => new Refusal(CODES.loginRefused, messages.refused);
const codeRefused = () => new Refusal(CODES.codeRefused, messages.codeRefused);
const lapsed = () => new Refusal(HOUSE_CODES.ticketLapsed, messages.ticketLapsed);

const staffPerson = ({ staffId, login, name, roles }: StaffAccount): StaffPerson => ({ staffId, login, name, roles });
const guessing = (staffId: string) => ({ account: `staff code ${staffId}`, address: '' });

export function createStaffSignIn({ database, clock, passwords, sessions }: SignInDeps) {
  const accounts = staffStore(database);
  const ladder = staffLadder(database, clock);
  const spray = sprayBound(database, clock);
  const hasStarted = ({ startUntil }: StaffAccount) => startUntil === null;
  const isOpen = ({ startUntil }: StaffAccount) => startUntil === null || startUntil.getTime() > clock.now();

  async function holderOf(ticket: string, wantsStarted: boolean): Promise<StaffAccount> {
    const login = await sessions.holderOf(ticket);
    const account = login === undefined ? undefined : await accounts.findByLogin(login);
    if (!account || !isOpen(account) || hasStarted(account) !== wantsStarted) throw lapsed();
    return account;
  }

  const noted = (inside: Queries, act: HouseDeed, subject: string, said: string) =>
    noteAct(inside, { at: new Date(clock.now()), staffId: null, act, subject, said });
  const note = (inside: Queries, act: HouseDeed, staffId: string, said: string) =>
    noteAct(inside, { at: new Date(clock.now()), staffId, act, subject: staffSubject(staffId), said });

  /** Guesses count by account, from any address: a guesser here knows the password. */
  async function provenBy(account: StaffAccount, proves: () => Promise<boolean>, refusal: () => Refusal) {
    await ladder.climb(guessing(account.staffId));
    if (!(await proves())) {
      await database.tx((inside) => noted(inside, 'staff.refused', staffSubject(account.staffId), ''));
      throw refusal();
    }
    await ladder.succeeded(guessing(account.staffId));
  }

  async function isNow({ staffId, factorSecret }: StaffAccount, code: string): Promise<boolean> {
    const step = factorSecret === null ? null : totpStep(factorSecret, code, clock.now());
    return step !== null && accounts.spendStep(staffId, step);
  }

  const enter = (
    account: StaffAccount,
    { ticket, device, address }: SecondHalf,
    begin: (inside: Queries) => Promise<string[]>,
    how: HouseDeed = 'staff.entered',
  ) =>
    database.tx(async (inside): Promise<EnteredStaff> => {
      if (!(await sessions.spendTicket(inside, ticket))) throw lapsed();
      const recoveryCodes = await begin(inside);
      const token = await sessions.start(inside, account.staffId, device);
      await note(inside, how, account.staffId, device);
      await sprayBound(inside, clock).entered({ login: account.login, group: addressGroup(address) });
      const codesLeft = await staffStore(inside).recoveryLeft(account.staffId);
      return { token, person: staffPerson(account), recoveryCodes, codesLeft };
    });

  return {
    async byPassword({ login, password, address }: FirstHalf): Promise<{ ticket: string; isFirst: boolean }> {
      const group = addressGroup(address);
      const subject = { account: `staff ${login}`, address: group };
      return passwords.inTurn({ party: group }, async () => {
        const seconds = await spray.waitOf({ login, group });
        if (seconds > 0) throw lockedRefusal(seconds);
        await ladder.climb(subject);
        const account = await accounts.findByLogin(login);
        const matches = await passwords.matches(account?.passwordHash, password);
        if (!account || !matches || !isOpen(account)) {
          await spray.failed({ login, group });
          await database.tx((inside) => noted(inside, 'staff.refused', `login/${login}`, group));
          throw refused();
        }
        await ladder.succeeded(subject);
        return { ticket: await sessions.giveTicket(account.staffId), isFirst: !hasStarted(account) };
      });
    },
    async byCode(code: string, half: SecondHalf): Promise<EnteredStaff> {
      const account = await holderOf(half.ticket, true);
      await provenBy(account, () => isNow(account, code), codeRefused);
      return enter(account, half, async () => []);
    },
    async byRecovery(code: string, half: SecondHalf): Promise<EnteredStaff> {
      const account = await holderOf(half.ticket, true);
      const spend = () => accounts.spendRecovery(account.staffId, recoveryDigest(code));
      await provenBy(account, spend, () => new Refusal(CODES.codeRefused, messages.recoveryRefused));
      return enter(account, half, async () => [], 'staff.recovery');
    },
    /** First sign-in: replaces the printed password, and a code proves the authenticator is set up. */
    async begin({ code, password }: { code: string; password: string }, half: SecondHalf) {
      const account = await holderOf(half.ticket, false);
      const passwordHash = await passwords.inTurn({ party: addressGroup(half.address) }, async () => {
        if (await passwords.matches(account.passwordHash, password)) throw badRequest(messages.sameAsStart, 'password');
        return passwords.hash(password);
      });
      await provenBy(account, () => isNow(account, code), codeRefused);
      return enter(
        account,
        half,
        async (inside) => {
          const store = staffStore(inside);
          if (!(await store.finishStart(account.staffId, passwordHash))) throw lapsed();
          const codes = newRecoveryCodes();
          await store.keepRecovery(account.staffId, codes.map(recoveryDigest));
          return codes;
        },
        'staff.begun',
      );
    },
  };
}
