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

/** How many messages one number, and one address, may cause. */
export const SMS_LIMITS = {
  perNumber: [
    { count: 1, seconds: RESEND_SECONDS },
    { count: 5, seconds: 3_600 },
    { count: 10, seconds: 86_400 },
  ],
  perAddress: [{ count: 10, seconds: 3_600 }],
} as const;

export const SMS_CODE = { digits: 6, lifetimeSeconds: 300, attempts: 5 } as const;
