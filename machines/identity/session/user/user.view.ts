import type { UserSnapshot } from './user.machine';

/** Is the gateway being asked? Nobody waits for it; a page may show that names may still change. */
export const selectIsLoadingUser = (snapshot: UserSnapshot): boolean => !snapshot.matches('settled');
