import { fromPromise } from 'xstate';

import type { captchaMachine, ProofOutcome } from '../../../../machines/identity/captcha';

/** Captcha stub that ends as the test decides, indistinguishable for its parent. */
export const captchaThat = (ends: () => Promise<ProofOutcome>) => fromPromise(ends) as unknown as typeof captchaMachine;
