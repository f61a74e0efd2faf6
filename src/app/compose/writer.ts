import { selectIsSignedIn, selectName } from '../../../machines/identity/session';
import { selectSessionActor, type AppActor } from '../../../machines/shell/app';
import type { Writer } from '../../effects/orders/drafts';

export const sessionWriter = (app: AppActor): Writer => {
  const session = () => selectSessionActor(app.getSnapshot()).getSnapshot();
  return { name: () => selectName(session()), isSignedIn: () => selectIsSignedIn(session()) };
};
