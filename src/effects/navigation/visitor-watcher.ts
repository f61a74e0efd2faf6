import { fromCallback, fromPromise, type EventObject } from 'xstate';

import type { NavigationEvent, Visitor } from '../../../machines/shell/navigation';
import {
  selectIsSettling,
  selectIsSignedIn,
  type SessionActor,
  type SessionSnapshot,
} from '../../../machines/identity/session';
import { userSettled } from '../session/settled';

const visitorOf = (snapshot: SessionSnapshot): Visitor => {
  if (selectIsSignedIn(snapshot)) return 'somebody';
  return selectIsSettling(snapshot) ? 'unknown' : 'nobody';
};

/** Says who is in front of the page, now and whenever that changes. */
export const visitorWatcher = (session: () => SessionActor) =>
  fromCallback<EventObject, undefined, NavigationEvent>(({ sendBack }) => {
    let last: Visitor | null = null;
    const look = (snapshot: SessionSnapshot) => {
      const visitor = visitorOf(snapshot);
      if (visitor !== last) sendBack({ type: 'visitor.changed', visitor });
      last = visitor;
    };
    const watching = session().subscribe(look);
    look(session().getSnapshot());
    return () => watching.unsubscribe();
  });

/** The chart has a limit of its own, so this one waits for as long as it takes. */
export const settleVisitor = (session: () => SessionActor) =>
  fromPromise<void, undefined>(() => userSettled(session(), Infinity));
