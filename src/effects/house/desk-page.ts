import { fromCallback, type EventObject } from 'xstate';

import { deskPageAt } from '../../../domain/house/pages';
import type { DeskPage, HouseDeskEvent } from '../../../machines/house/house-desk';

/** The page of the desk that the address names. */
export const deskPageHere = (): DeskPage => deskPageAt(location.hash.slice(1));

/** Says which page the address names, by link, by hand or by going back. */
export const deskPageWatcher = fromCallback<EventObject, undefined, Extract<HouseDeskEvent, { type: 'page.changed' }>>(
  ({ sendBack }) => {
    const look = () => sendBack({ type: 'page.changed', page: deskPageHere() });
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  },
);
