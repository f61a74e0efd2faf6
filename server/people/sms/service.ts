import { CODES } from '../../../contract/wire/envelope';
import { SENT_KEPT_DAYS } from '../../../domain/house/customers';
import { RESEND_SECONDS, SMS_CODE, type ProofPurpose } from '../../../domain/people/sms';
import { DAY_MS } from '../../../domain/values/spans';
import type { Clock } from '../../base/clock';
import type { Database } from '../../base/database/database';
import { Refusal } from '../../base/http/refusal';
import { type CodeKey, drawCode, endCode, forgetCodes, hasCode, keepCode, matchCode } from './codes';
import { CODE_PROOFS, countMessage, LONGEST_WINDOW_SECONDS, OverLimit, type Sender, type SenderBounds } from './doors';
import { SMS_MESSAGES } from './messages';
import { forgetMessages } from './outbox';
import type { SmsProvider } from './provider';
import { forgetQuotas, lastSentAt, returnQuota } from './quotas';
import { forgetSent } from './sent';

/** Spends a captcha proof for number and purpose; false if spent, foreign or missing. */
export type SpendProof = (
  proof: string | undefined,
  bound: { phone: string; purpose: ProofPurpose },
) => Promise<boolean>;

type SmsDeps = {
  database: Database;
  clock: Clock;
  provider: SmsProvider;
  secret: Uint8Array;
  spendProof: SpendProof;
  bounds: SenderBounds;
};

type SendRequest = CodeKey & { sender: Sender; proof: string | undefined };

/** `asker`: absent if the browser has requested no code. */
export type PresentedCode = Omit<CodeKey, 'asker'> & { asker: string | undefined; code: string };

export type SmsService = {
  send(request: SendRequest): Promise<{ resendAfterSeconds: number }>;
  /** True once for the newest code of this browser, within five minutes and five attempts. */
  verifyCode(presented: PresentedCode): Promise<boolean>;
  /** True if this browser has an unspent code; counts no attempt. */
  hasCode(asked: Omit<PresentedCode, 'code'>): Promise<boolean>;
  sweep(): Promise<void>;
};

const SECOND = 1000;
const LONGEST_WINDOW_MS = LONGEST_WINDOW_SECONDS * SECOND;

export function createSmsService({ database, clock, provider, secret, spendProof, bounds }: SmsDeps): SmsService {
  async function limitRefusal(phone: string, at: Date): Promise<Refusal> {
    const last = await lastSentAt(database, phone);
    const wait = last ? Math.ceil((last.getTime() - at.getTime()) / SECOND) + RESEND_SECONDS : 0;
    const data = wait > 0 ? { retryAfterSeconds: Math.min(wait, RESEND_SECONDS) } : null;
    return new Refusal(CODES.smsRefused, SMS_MESSAGES.refused, { data });
  }

  async function mayKnock({ phone, messageType, sender, proof }: SendRequest): Promise<boolean> {
    const door = CODE_PROOFS[messageType];
    if (door === 'account') return sender.account !== undefined;
    return sender.isOwn || (door === 'captcha' && spendProof(proof, { phone, purpose: messageType }));
  }

  return {
    async send(request) {
      const { phone, messageType, asker, sender } = request;
      if (!(await mayKnock(request))) throw new Refusal(CODES.captchaRequired, SMS_MESSAGES.captchaRequired);
      const sentAt = new Date(clock.now());
      const counting = database.tx((inside) => countMessage(inside, phone, sender, sentAt, bounds));
      await counting.catch(async (error: unknown) => {
        throw error instanceof OverLimit ? await limitRefusal(phone, sentAt) : error;
      });
      const code = drawCode();
      const expiresAt = new Date(sentAt.getTime() + SMS_CODE.lifetimeSeconds * SECOND);
      const id = await keepCode(database, secret, { phone, messageType, asker }, code, expiresAt);
      const delivery = await provider.deliver({ phone, messageType, code, sentAt, expiresAt });
      if (delivery === 'refused') {
        await endCode(database, id);
        await returnQuota(database, 'number', phone, sentAt);
      }
      if (delivery !== 'accepted') throw new Refusal(CODES.smsUnavailable, SMS_MESSAGES.unavailable);
      return { resendAfterSeconds: RESEND_SECONDS };
    },

    async verifyCode({ asker, code, ...key }) {
      return asker !== undefined && matchCode(database, secret, { ...key, asker }, code, new Date(clock.now()));
    },

    hasCode: async ({ asker, ...key }) =>
      asker !== undefined && hasCode(database, { ...key, asker }, new Date(clock.now())),

    async sweep() {
      const now = clock.now();
      await forgetCodes(database, new Date(now));
      await forgetQuotas(database, new Date(now - LONGEST_WINDOW_MS));
      await forgetMessages(database, new Date(now - LONGEST_WINDOW_MS));
      await forgetSent(database, new Date(now - SENT_KEPT_DAYS * DAY_MS));
    },
  };
}
