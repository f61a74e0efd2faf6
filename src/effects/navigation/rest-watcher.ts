import { fromCallback, type EventObject } from 'xstate';

import type { NavigationEvent } from '../../../machines/shell/navigation';

/** Sends once when the page is idle. `whenIdle` returns its cancel function. */
export const restWatcher = (whenIdle: (run: () => void) => () => void) =>
  fromCallback<EventObject, undefined, NavigationEvent>(({ sendBack }) =>
    whenIdle(() => sendBack({ type: 'page.rested' })),
  );
