import type { SignInSnapshot } from './sign-in.machine';

export const selectSignInProofActor = ({ children }: SignInSnapshot) => children.obtainProof;
