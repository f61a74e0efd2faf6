import { waitFor } from 'xstate';

import { selectIsSettling, type SessionActor } from '../../../machines/identity/session';

const LONGEST_WAIT = 3_000;

/** Waits until the session is known, at most three seconds; never rejects. */
export const userSettled = async (session: SessionActor, timeout = LONGEST_WAIT): Promise<void> => {
  await waitFor(session, (snapshot) => !selectIsSettling(snapshot), { timeout }).catch(() => null);
};
