/** `pop` is a dialog over the page, `embedded` stands in the page. */
export type CaptchaForm = 'pop' | 'embedded';

/** How a captcha ends. `proof` is null where the gateway asks for none. */
export type ProofOutcome =
  | { ok: true; proof: string | null }
  | { ok: false; failure: { code: 'cancelled' | 'failed' } };

export type CaptchaInput = { form: CaptchaForm };

export type CaptchaContext = CaptchaInput & { outcome: ProofOutcome };
