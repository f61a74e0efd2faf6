import { fromCallback, type EventObject } from 'xstate';

import type { NavigationEvent } from '../../../machines/shell/navigation';

/** Says once that the page has nothing to do. `whenIdle` returns how to call it off. */
export const restWatcher = (whenIdle: (run: () => void) => () => void) =>
  fromCallback<EventObject, undefined, NavigationEvent>(({ sendBack }) =>
    whenIdle(() => sendBack({ type: 'page.rested' })),
  );
