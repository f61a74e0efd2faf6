import { selectIsSignedIn, type SessionActor } from '../../../machines/identity/session';
import { userSettled } from './settled';

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

/** Ends once somebody is signed in and the user is loaded, or has failed to load. */
export const somebodySettled = async (session: SessionActor): Promise<void> => {
  await somebody(session);
  await userSettled(session);
};
