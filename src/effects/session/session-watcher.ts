import { fromCallback, type EventObject } from 'xstate';

import type { SessionEvent } from '../../../machines/identity/session';
import type { SessionJar } from './jar';
import { onSessionAnnounced } from './tabs';

/** Says what the cookies hold whenever it may have changed without this page. */
export const sessionWatcher = (jar: Pick<SessionJar, 'read'>) =>
  fromCallback<EventObject, undefined, SessionEvent>(({ sendBack }) =>
    onSessionAnnounced(() => {
      const { token, user } = jar.read();
      sendBack({ type: 'session.changed', token, user });
    }),
  );
