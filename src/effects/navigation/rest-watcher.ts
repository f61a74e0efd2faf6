import { fromCallback, type EventObject } from 'xstate';

import type { NavigationEvent } from '../../../machines/shell/navigation';

/** How long a busy page may put off what it could do in advance. */
const IDLE_TIMEOUT = 2_000;

/** Says once that the page has nothing to do, two seconds from now at the latest. */
export const restWatcher = fromCallback<EventObject, undefined, NavigationEvent>(({ sendBack }) => {
  const rest = () => sendBack({ type: 'page.rested' });
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(rest, IDLE_TIMEOUT);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(rest, { timeout: IDLE_TIMEOUT });
  return () => cancelIdleCallback(handle);
});
