import { fromCallback, type EventObject } from 'xstate';

import type { RouteChanged } from '../../machines/app';

/** The router announces its own changes of the address under these names; the browser announces the rest. */
const MOVES = ['popstate', 'pushState', 'replaceState'];

/** Says when another page of the site is shown. A changed query or hash is still the same page. */
export const routeWatcher = fromCallback<EventObject, undefined, RouteChanged>(({ sendBack }) => {
  let path = location.pathname;
  const look = () => {
    if (location.pathname === path) return;
    path = location.pathname;
    sendBack({ type: 'route.changed' });
  };
  for (const move of MOVES) window.addEventListener(move, look);
  return () => {
    for (const move of MOVES) window.removeEventListener(move, look);
  };
});
