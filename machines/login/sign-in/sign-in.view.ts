import type { SignInSnapshot } from './sign-in.machine';

/** The captcha's actor while the sign-in waits for it. */
export const selectSignInProofActor = ({ children }: SignInSnapshot) => children.obtainProof;

export const selectIsProving = (snapshot: SignInSnapshot): boolean => snapshot.hasTag('proving');
