import { selectIsSignedIn, type SessionActor } from '../../../machines/identity/session';

/** Ends once somebody is signed in. */
export const somebody = (session: SessionActor): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!selectIsSignedIn(session.getSnapshot())) return;
      watching.unsubscribe();
      resolve();
    };
    const watching = session.subscribe(look);
    look();
  });
