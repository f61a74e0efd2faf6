import { fromCallback, type EventObject } from 'xstate';

import type { UserCenterEvent } from '../../../machines/identity/user-center';
import { centerPageHere } from './arrival';

export const pageWatcher = fromCallback<EventObject, undefined, Extract<UserCenterEvent, { type: 'page.changed' }>>(
  ({ sendBack }) => {
    const look = () => sendBack({ type: 'page.changed', page: centerPageHere() });
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  },
);
