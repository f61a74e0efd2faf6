import { createHash, randomUUID } from 'node:crypto';

import type { Clock } from '../../base/clock';
import type { AccountEditions } from '../../../domain/order/papers/protocol';
import type { Database } from '../../base/database/database';
import { addressGroup } from '../../base/http/client-address';
import type { Passwords } from '../passwords/passwords';
import { accountExists, codeRefused } from '../sign-in/refusals';
import type { HasCode, VerifyCode } from '../sign-in/service';
import { buildConsents, type EditionsIn } from './editions';
import { placeOfCode } from './place-of-code';
import { ROLES } from './roles';
import { type Account, accountStore } from './store';

type RegisterDeps = {
  database: Database;
  clock: Clock;
  passwords: Passwords;
  verifyCode: VerifyCode;
  hasCode: HasCode;
  editionsIn: EditionsIn;
};
export type Registration = {
  phone: string;
  code: string;
  asker: string | undefined;
  address: string;
  password: string;
  userSource: string;
  agreed: AccountEditions | null;
};
export type Register = (registration: Registration) => Promise<Account>;

const firstName = (phone: string) => `用户${phone.slice(-4)}`;

/** Existence of an account is revealed only to the proven owner of the number. */
export const createRegister =
  ({ database, clock, passwords, verifyCode, hasCode, editionsIn }: RegisterDeps): Register =>
  async ({ phone, code, asker, address, password, userSource, agreed }) => {
    const now = new Date(clock.now());
    const consents = await buildConsents(editionsIn(database), agreed, 'register', now);
    const asked = { phone, messageType: 'user_sign' as const, asker };
    return passwords.inTurn(await placeOfCode(hasCode, asked, address), async () => {
      if (!(await verifyCode({ ...asked, code }))) throw codeRefused();
      if (await accountStore(database).findByPhone(phone)) throw accountExists();
      const account = { id: randomUUID(), name: firstName(phone), passwordHash: await passwords.hash(password) };
      const registeredFrom = createHash('sha256').update(addressGroup(address)).digest('hex');
      const isNew = await database.tx(async (inside) => {
        const accounts = accountStore(inside);
        const roles = [ROLES.person];
        const inserted = await accounts.insert({ ...account, phone, userSource, registeredFrom, roles, now });
        const given = inserted ? consents : [];
        for (const one of given) await accounts.keepConsent({ ...one, id: randomUUID(), userId: account.id });
        return inserted;
      });
      if (!isNew) throw accountExists();
      return account;
    });
  };
