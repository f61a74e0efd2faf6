import { waitFor } from 'xstate';

import { selectIsSettling, type SessionActor } from '../../../machines/identity/session';

const LONGEST_WAIT = 3_000;

/** For whoever would rather know who is there before going on. It waits three seconds at most and never fails. */
export const userSettled = async (session: SessionActor, timeout = LONGEST_WAIT): Promise<void> => {
  await waitFor(session, (snapshot) => !selectIsSettling(snapshot), { timeout }).catch(() => null);
};
