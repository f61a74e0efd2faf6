/** What a code is for; a code sent for one purpose never opens another. */
export const SMS_MESSAGE_TYPES = ['user_login', 'user_sign', 'user_close', 'user_pwd'] as const;
export type SmsMessageType = (typeof SMS_MESSAGE_TYPES)[number];
/** Also what nobody asks for by a number, but by a link that leads to it. */
export const CODE_PURPOSES = [...SMS_MESSAGE_TYPES, 'list_approve'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];
/** What a captcha is solved for: a code, a slot of a campaign, or a coupon of one. */
export type ProofPurpose = CodePurpose | 'act_booking' | 'coupon_claim';

/** How long the send button rests after a code went out. */
export const RESEND_SECONDS = 60;

/**
 * Codes that one number may get, and that strangers may cause: from an address (or a /64), a network (a /24 or /48),
 * by the links of one account, and from everywhere together. Captcha or not: 20 a day make 1,000 cost 50 address-days.
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
