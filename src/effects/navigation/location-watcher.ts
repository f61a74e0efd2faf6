import { fromCallback, type EventObject } from 'xstate';

import type { NavigationEvent } from '../../../machines/shell/navigation';

const MOVES = ['popstate', 'pushState', 'replaceState'];

/** Sends the path; a changed query or hash is the same page to the chart. */
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
