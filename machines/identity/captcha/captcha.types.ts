/** `pop` is a dialog over the page, `embedded` stands in the page. */
export type CaptchaForm = 'pop' | 'embedded';

/** How a captcha ends. `proof` is null where the gateway asks for none. */
export type ProofOutcome =
  | { ok: true; proof: string | null }
  | { ok: false; failure: { code: 'cancelled' | 'failed' } };

/** The ways to a proof: two of pictures, and one without sight. */
export type CaptchaKind = 'slider' | 'clickWord' | 'work';

/** What every kind is told of where it is shown. */
export type KindInput = { form: CaptchaForm };

/** `phone`: for whom the proof is; only the work is bound to it from the start. */
export type CaptchaInput = KindInput & { phone: string };

export type CaptchaContext = CaptchaInput & { outcome: ProofOutcome };
