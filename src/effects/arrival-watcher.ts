import { fromCallback, type EventObject } from 'xstate';

import type { HeaderEvent } from '../../machines/shell/header';
import {
  selectIsSettling,
  selectIsSignedIn,
  selectIsSpecialEnterprise,
  type SessionActor,
  type SessionSnapshot,
} from '../../machines/identity/session';

/**
 * State before a real sign-in. A session restored by reload does not count, nor does SSO: a user sent here by the
 * center would be sent straight back.
 */
const isBeforeSignIn = (snapshot: SessionSnapshot) => !selectIsSignedIn(snapshot) && !selectIsSettling(snapshot);

/** Reports the sign-in of a special-enterprise user, who is then led to that page. */
export const arrivalWatcher = (session: () => SessionActor) =>
  fromCallback<EventObject, undefined, HeaderEvent>(({ sendBack }) => {
    const watched = session();
    // The watcher starts late: the session has usually been read as signed out before.
    let isExpected = isBeforeSignIn(watched.getSnapshot());
    const watching = watched.subscribe((snapshot) => {
      if (isBeforeSignIn(snapshot)) isExpected = true;
      if (!isExpected || !selectIsSignedIn(snapshot) || selectIsSettling(snapshot)) return;
      isExpected = false;
      if (selectIsSpecialEnterprise(snapshot)) sendBack({ type: 'center.visit', door: 'special' });
    });
    return () => watching.unsubscribe();
  });
