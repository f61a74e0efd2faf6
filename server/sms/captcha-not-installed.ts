import type { SpendProof } from './service';

/** Until the captcha moves in: no challenge is ever shown, so none is asked for. The limits hold all the same. */
export const captchaNotInstalled: SpendProof = () => Promise.resolve(true);
