import { fromCallback, fromPromise, type EventObject } from 'xstate';

import type { NavigationEvent, Visitor } from '../../../machines/shell/navigation';
import {
  selectIsSettling,
  selectIsSignedIn,
  type SessionActor,
  type SessionSnapshot,
} from '../../../machines/identity/session';
import { userSettled } from '../session/settled';

const currentVisitor = (snapshot: SessionSnapshot): Visitor => {
  if (selectIsSignedIn(snapshot)) return 'somebody';
  return selectIsSettling(snapshot) ? 'unknown' : 'nobody';
};

export const visitorWatcher = (session: () => SessionActor) =>
  fromCallback<EventObject, undefined, NavigationEvent>(({ sendBack }) => {
    let last: Visitor | null = null;
    const look = (snapshot: SessionSnapshot) => {
      const visitor = currentVisitor(snapshot);
      if (visitor !== last) sendBack({ type: 'visitor.changed', visitor });
      last = visitor;
    };
    const watching = session().subscribe(look);
    look(session().getSnapshot());
    return () => watching.unsubscribe();
  });

/** No timeout here: the chart has its own limit. */
export const settleVisitor = (session: () => SessionActor) =>
  fromPromise<void, undefined>(() => userSettled(session(), Infinity));
