import { fromCallback, type EventObject } from 'xstate';

import type { AddressChange } from '../../../machines/booking/offer-search';

/** Names under which the router announces its changes; the browser announces `popstate`. */
const MOVES = ['popstate', 'pushState', 'replaceState'];

/** Sends the query now and after each change, while the address is that of this page. */
export const addressWatcher = (path: string) =>
  fromCallback<EventObject, undefined, AddressChange>(({ sendBack }) => {
    const look = () => {
      if (location.pathname === path) sendBack({ type: 'address.changed', search: location.search });
    };
    for (const move of MOVES) window.addEventListener(move, look);
    look();
    return () => {
      for (const move of MOVES) window.removeEventListener(move, look);
    };
  });
