import { selectCurrentToken, type AppActor } from '../../machines/shell/app';

export const isSignedInOn = (app: AppActor) => () => selectCurrentToken(app.getSnapshot()) !== null;
