import { fromCallback, type EventObject } from 'xstate';

import { selectCurrentToken, selectSessionActor, type AppActor } from '../../../machines/shell/app';
import type { FileUploadEvent } from '../../../machines/order/file-upload';

type Resumed = Extract<FileUploadEvent, { type: 'uploads.resume' }>;

/** Reports when blocked uploads can go on: the network is back or the user has signed in. */
export const resumeWatcher = (app: AppActor) =>
  fromCallback<EventObject, undefined, Resumed>(({ sendBack }) => {
    const online = () => sendBack({ type: 'uploads.resume', after: 'network' });
    let last = selectCurrentToken(app.getSnapshot());
    const watching = selectSessionActor(app.getSnapshot()).subscribe(({ context: { token } }) => {
      if (last === null && token !== null) sendBack({ type: 'uploads.resume', after: 'signedOut' });
      last = token;
    });
    addEventListener('online', online);
    return () => {
      removeEventListener('online', online);
      watching.unsubscribe();
    };
  });
