import { fromCallback, type EventObject } from 'xstate';

import { selectCurrentToken, selectSessionActor, type AppActor } from '../../../machines/shell/app';

export const personWatcher = (app: AppActor) =>
  fromCallback<EventObject, undefined, { type: 'person.changed' }>(({ sendBack }) => {
    let last = selectCurrentToken(app.getSnapshot());
    const watching = selectSessionActor(app.getSnapshot()).subscribe(({ context: { token } }) => {
      if (token !== last) sendBack({ type: 'person.changed' });
      last = token;
    });
    return () => watching.unsubscribe();
  });
