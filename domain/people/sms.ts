/** Purpose of a code; a code for one purpose never opens another. */
export const SMS_MESSAGE_TYPES = ['user_login', 'user_sign', 'user_close', 'user_pwd'] as const;
export type SmsMessageType = (typeof SMS_MESSAGE_TYPES)[number];
/** Includes purposes reached by a link instead of a typed number. */
export const CODE_PURPOSES = [...SMS_MESSAGE_TYPES, 'list_approve'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];
export type ProofPurpose = CodePurpose | 'act_booking' | 'coupon_claim';

/** Pause of the send button after a code. */
export const RESEND_SECONDS = 60;

/**
 * SMS limits per number, and for codes caused by strangers: per address (or /64), per network (/24 or /48), per links
 * of one account, and in total. They apply with or without captcha: at 20 a day, 1,000 codes cost 50 address-days.
 */
export const SMS_LIMITS = {
  perNumber: [
    { count: 1, seconds: RESEND_SECONDS },
    { count: 5, seconds: 3_600 },
    { count: 10, seconds: 86_400 },
  ],
  perAddress: [
    { count: 10, seconds: 3_600 },
    { count: 20, seconds: 86_400 },
  ],
  perNetwork: [{ count: 100, seconds: 86_400 }],
  perAccount: [{ count: 30, seconds: 86_400 }],
} as const;

export const SMS_CODE = { digits: 6, lifetimeSeconds: 300, attempts: 5 } as const;
