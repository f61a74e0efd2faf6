import { addressGroup } from '../../base/http/client-address';
import type { Place } from '../../base/http/fair-queue';
import type { Passwords } from '../passwords/passwords';
import type { Entering } from '../sessions/enter';
import type { KnownDevices } from '../sessions/known-devices';
import type { Attempts } from './attempts';
import type { PresentedCode } from '../sms/service';
import { accountUnknown, captchaRequired, codeRefused, loginRefused } from './refusals';

/** True once for the newest code of this browser for number and purpose. */
export type VerifyCode = (presented: PresentedCode) => Promise<boolean>;

/** True if this browser has an unspent code for number and purpose. */
export type HasCode = (asked: Omit<PresentedCode, 'code'>) => Promise<boolean>;

/** True once for a solved captcha; its use is stored with it. */
export type SpendLoginProof = (proof: string, bound: { phone: string; purpose: 'user_login' }) => Promise<boolean>;

/** True for a proof that can be spent; it stays unspent. */
export type HoldsProof = (proof: string) => Promise<boolean>;

export type SignInDeps = {
  findByPhone: (phone: string) => Promise<Entering | undefined>;
  passwords: Passwords;
  attempts: Attempts;
  verifyCode: VerifyCode;
  spendProof: SpendLoginProof;
  holdsProof: HoldsProof;
  devices: Pick<KnownDevices, 'knows'>;
};

type PasswordLogin = {
  phone: string;
  password: string;
  address: string;
  proof: string | undefined;
  device: string | undefined;
};

type SmsLogin = Omit<PresentedCode, 'messageType'>;

export type SignInService = ReturnType<typeof signInService>;

export function signInService(deps: SignInDeps) {
  const { findByPhone, passwords, attempts, verifyCode, spendProof, holdsProof, devices } = deps;

  /**
   * A solved captcha or a known device waits in its own line. The common line may be full; a captcha is the way around
   * it.
   */
  async function placeOf({ phone, address, proof, device }: PasswordLogin): Promise<Place> {
    if (device !== undefined && (await devices.knows(phone, device))) return { party: device, isKnown: true };
    if (proof && (await holdsProof(proof))) return { party: proof, isKnown: true };
    return { party: addressGroup(address), refusal: captchaRequired };
  }

  const proofOf = (phone: string, proof = '') => ({
    given: proof !== '',
    spend: () => spendProof(proof, { phone, purpose: 'user_login' }),
  });

  return {
    async byPassword(login: PasswordLogin): Promise<Entering> {
      const { phone, password, address, proof } = login;
      const subject = { account: phone, address: addressGroup(address) };
      if (!proof && (await attempts.needsProof(subject))) throw captchaRequired();
      return passwords.inTurn(await placeOf(login), async () => {
        const admission = await attempts.admit(subject, proofOf(phone, proof));
        if (admission === 'captcha') throw captchaRequired();
        if (admission === 'waiting') throw loginRefused();
        const account = await findByPhone(phone);
        const matches = await passwords.matches(account?.passwordHash, password);
        if (!account || !matches) throw loginRefused();
        await attempts.succeeded(subject);
        return account;
      });
    },

    async bySms(presented: SmsLogin): Promise<Entering> {
      if (!(await verifyCode({ ...presented, messageType: 'user_login' }))) throw codeRefused();
      const account = await findByPhone(presented.phone);
      if (!account) throw accountUnknown();
      return account;
    },
  };
}
