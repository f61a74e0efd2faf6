import { fromPromise, waitFor } from 'xstate';

import type { Guest } from '../../machines/header';
import { selectIsKnown, selectIsSettling, selectIsSpecialEnterprise, type SessionActor } from '../../machines/session';

/** The chart has a limit of its own, so this one waits for as long as it takes. */
export const knowGuest = (session: () => SessionActor) =>
  fromPromise<Guest, undefined>(async ({ signal }) => {
    const settled = await waitFor(session(), (snapshot) => selectIsKnown(snapshot) || !selectIsSettling(snapshot), {
      timeout: Infinity,
      signal,
    });
    return { isSpecial: selectIsSpecialEnterprise(settled) };
  });
