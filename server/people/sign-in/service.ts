import { addressGroup } from '../../base/http/client-address';
import type { Place } from '../../base/http/fair-queue';
import type { Passwords } from '../passwords/passwords';
import type { Entering } from '../sessions/enter';
import type { KnownDevices } from '../sessions/known-devices';
import type { Attempts } from './attempts';
import type { PresentedCode } from '../sms/service';
import { accountUnknown, captchaRequired, codeRefused, loginRefused } from './refusals';

/** True once for the newest code this browser got for this number and purpose. */
export type VerifyCode = (presented: PresentedCode) => Promise<boolean>;

/** Whether this browser was sent one for this number and purpose, and may still show it. */
export type HasCode = (asked: Omit<PresentedCode, 'code'>) => Promise<boolean>;

/** True once for the proof of a solved captcha; what it was spent for stays with it. */
export type SpendLoginProof = (proof: string, bound: { phone: string; purpose: 'user_login' }) => Promise<boolean>;

/** Whether a proof could be spent by now. Looking does not spend it. */
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
   * A captcha that was solved, or a browser the account knows, waits apart from the crowd. In the crowd of all others
   * there may be no room; a captcha is the way out of it.
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
