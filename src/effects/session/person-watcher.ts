import { fromCallback, type EventObject } from 'xstate';

import type { PersonEvent } from '../../../machines/identity/new-editions';
import {
  selectIsSettling,
  selectToken,
  type SessionActor,
  type SessionSnapshot,
} from '../../../machines/identity/session';

/** Token of the current user; null while the session settles. */
const settledToken = (snapshot: SessionSnapshot): string | null =>
  selectIsSettling(snapshot) ? null : selectToken(snapshot);

/** Reports sign-ins and sign-outs by any method, and the user present at the start. */
export const personWatcher = (session: () => SessionActor) =>
  fromCallback<EventObject, undefined, PersonEvent>(({ sendBack }) => {
    let known: string | null = null;
    const look = (snapshot: SessionSnapshot) => {
      const token = settledToken(snapshot);
      if (token === known) return;
      known = token;
      sendBack({ type: token === null ? 'person.left' : 'person.came' });
    };
    const watching = session().subscribe(look);
    look(session().getSnapshot());
    return () => watching.unsubscribe();
  });
