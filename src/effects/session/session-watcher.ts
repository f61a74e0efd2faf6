import { fromCallback, type EventObject } from 'xstate';

import type { SessionEvent } from '../../../machines/identity/session';
import type { SessionJar } from './jar';
import { onSessionAnnounced } from './tabs';

export const sessionWatcher = (jar: Pick<SessionJar, 'read'>) =>
  fromCallback<EventObject, undefined, SessionEvent>(({ sendBack }) =>
    onSessionAnnounced(() => {
      const { token, user } = jar.read();
      sendBack({ type: 'session.changed', token, user });
    }),
  );
