import { selectIsSignedIn, selectName } from '../../../machines/identity/session';
import { selectSessionActor, type AppActor } from '../../../machines/shell/app';
import type { Writer } from '../../effects/orders/drafts';

/** Who fills in what is on this page, as the session knows by now. */
export const writerIn = (app: AppActor): Writer => {
  const session = () => selectSessionActor(app.getSnapshot()).getSnapshot();
  return { name: () => selectName(session()), isSignedIn: () => selectIsSignedIn(session()) };
};
