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
 * A session that was merely found again is no arrival: nobody is taken away by a reload. Nor is single sign-on: who
 * comes from the center by it wanted this site, and would be sent back and forth.
 */
const isBefore = (snapshot: SessionSnapshot) => !selectIsSignedIn(snapshot) && !selectIsSettling(snapshot);

/** Somebody of the special enterprise has just signed in, and is led to its own page. */
export const arrivalWatcher = (session: () => SessionActor) =>
  fromCallback<EventObject, undefined, HeaderEvent>(({ sendBack }) => {
    const watched = session();
    // This watcher comes late: mostly it is known by then that nobody is signed in.
    let isExpected = isBefore(watched.getSnapshot());
    const watching = watched.subscribe((snapshot) => {
      if (isBefore(snapshot)) isExpected = true;
      if (!isExpected || !selectIsSignedIn(snapshot) || selectIsSettling(snapshot)) return;
      isExpected = false;
      if (selectIsSpecialEnterprise(snapshot)) sendBack({ type: 'center.visit', door: 'special' });
    });
    return () => watching.unsubscribe();
  });
