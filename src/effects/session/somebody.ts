import { selectIsSignedIn, type SessionActor } from '../../../machines/identity/session';
import { userSettled } from './settled';

export const untilSignedIn = (session: SessionActor): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!selectIsSignedIn(session.getSnapshot())) return;
      watching.unsubscribe();
      resolve();
    };
    const watching = session.subscribe(look);
    look();
  });

/** Resolves once a user is signed in and loaded, or failed to load. */
export const somebodySettled = async (session: SessionActor): Promise<void> => {
  await untilSignedIn(session);
  await userSettled(session);
};
