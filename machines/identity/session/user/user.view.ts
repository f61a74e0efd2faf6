import type { UserSnapshot } from './user.machine';

/** True while the gateway is asked. No page waits for it, but names may still change. */
export const selectIsLoadingUser = (snapshot: UserSnapshot): boolean => !snapshot.matches('settled');
