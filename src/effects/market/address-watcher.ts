import { fromCallback, type EventObject } from 'xstate';

import type { AddressChange } from '../../../machines/booking/offer-search';

/** The router announces its own changes of the address under these names; the browser announces the rest. */
const MOVES = ['popstate', 'pushState', 'replaceState'];

/** Says what the address asks for, now and whenever it changes, for as long as it is the address of this page. */
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
