export type CaptchaForm = 'pop' | 'embedded';

/** `proof` is null when the gateway needs none. */
export type ProofOutcome =
  | { ok: true; proof: string | null }
  | { ok: false; failure: { code: 'cancelled' | 'failed' } };

export type CaptchaKind = 'slider' | 'clickWord' | 'work';

export type KindInput = { form: CaptchaForm };

/** `phone`: owner of the proof; only `work` is bound to it from the start. */
export type CaptchaInput = KindInput & { phone: string };

export type CaptchaContext = CaptchaInput & { outcome: ProofOutcome };
