import { type Account, accountStore } from '../accounts/store';
import type { Database } from '../database/database';
import { addressGroup } from '../http/client-address';
import type { Passwords } from '../passwords/passwords';
import type { Attempts } from './attempts';
import type { PresentedCode } from '../sms/service';
import { accountUnknown, captchaRequired, codeRefused, loginRefused } from './refusals';

/** True once for the newest code this browser got for this number and purpose. */
export type VerifyCode = (presented: PresentedCode) => Promise<boolean>;

/** True once for the proof of a solved captcha; what it was spent for stays with it. */
export type SpendLoginProof = (proof: string, bound: { phone: string; purpose: 'user_login' }) => Promise<boolean>;

export type SignInDeps = {
  database: Database;
  passwords: Passwords;
  attempts: Attempts;
  verifyCode: VerifyCode;
  spendProof: SpendLoginProof;
};

export type PasswordLogin = { phone: string; password: string; address: string; proof: string | undefined };

export type SmsLogin = Omit<PresentedCode, 'messageType'>;

export type SignInService = ReturnType<typeof signInService>;

export function signInService({ database, passwords, attempts, verifyCode, spendProof }: SignInDeps) {
  const accounts = accountStore(database);

  const proofOf = (phone: string, proof = '') => ({
    given: proof !== '',
    spend: () => spendProof(proof, { phone, purpose: 'user_login' }),
  });

  return {
    async byPassword({ phone, password, address, proof }: PasswordLogin): Promise<Account> {
      const subject = { account: phone, address: addressGroup(address) };
      if (!proof && (await attempts.needsProof(subject))) throw captchaRequired();
      return passwords.inTurn(subject.address, async () => {
        const admission = await attempts.admit(subject, proofOf(phone, proof));
        if (admission === 'captcha') throw captchaRequired();
        if (admission === 'waiting') throw loginRefused();
        const account = await accounts.findByPhone(phone);
        const matches = await passwords.matches(account?.passwordHash, password);
        if (!account || !matches) throw loginRefused();
        await attempts.succeeded(subject);
        return account;
      });
    },

    async bySms(presented: SmsLogin): Promise<Account> {
      if (!(await verifyCode({ ...presented, messageType: 'user_login' }))) throw codeRefused();
      const account = await accounts.findByPhone(presented.phone);
      if (!account) throw accountUnknown();
      return account;
    },
  };
}
