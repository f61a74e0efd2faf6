import { fromCallback, type EventObject } from 'xstate';

import type { PersonEvent } from '../../../machines/identity/new-editions';
import {
  selectIsSettling,
  selectToken,
  type SessionActor,
  type SessionSnapshot,
} from '../../../machines/identity/session';

/** Who is there by now; while that is being found out, nobody. */
const tokenIn = (snapshot: SessionSnapshot): string | null =>
  selectIsSettling(snapshot) ? null : selectToken(snapshot);

/** Says who comes and goes, by whichever way they sign in, and whoever was there before this began. */
export const personWatcher = (session: () => SessionActor) =>
  fromCallback<EventObject, undefined, PersonEvent>(({ sendBack }) => {
    let known: string | null = null;
    const look = (snapshot: SessionSnapshot) => {
      const token = tokenIn(snapshot);
      if (token === known) return;
      known = token;
      sendBack({ type: token === null ? 'person.left' : 'person.came' });
    };
    const watching = session().subscribe(look);
    look(session().getSnapshot());
    return () => watching.unsubscribe();
  });
