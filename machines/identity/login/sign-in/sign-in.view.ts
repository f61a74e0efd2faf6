import type { SignInSnapshot } from './sign-in.machine';

/** The captcha to be drawn while one is to be solved. */
export const selectSignInProofActor = ({ children }: SignInSnapshot) => children.obtainProof;
