import { fromCallback, type EventObject } from 'xstate';

import type { NavigationEvent } from '../../../machines/shell/navigation';

/** The router announces its own changes of the address under these names; the browser announces the rest. */
const MOVES = ['popstate', 'pushState', 'replaceState'];

/** Says where the address leads. A changed query or hash is still the same page, and the chart takes it so. */
export const locationWatcher = (scroll: { start: () => () => void }) =>
  fromCallback<EventObject, undefined, NavigationEvent>(({ sendBack }) => {
    const forgetScroll = scroll.start();
    const look = () => sendBack({ type: 'location.changed', path: location.pathname });
    for (const move of MOVES) window.addEventListener(move, look);
    return () => {
      forgetScroll();
      for (const move of MOVES) window.removeEventListener(move, look);
    };
  });
