import { selectCurrentToken, type AppActor } from '../../machines/shell/app';

export const signedInReader = (app: AppActor) => () => selectCurrentToken(app.getSnapshot()) !== null;
