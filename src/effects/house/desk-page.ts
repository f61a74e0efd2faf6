import { fromCallback, type EventObject } from 'xstate';

import { deskPageAt, deskPathOf } from '../../../domain/house/pages';
import type { QueueAddress } from '../../../machines/house/desk-queue';
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

/** What is chosen in the queue is said in the address, and nothing of what would be shown anyway. */
export function keepQueueAddress(_: unknown, { queues, asked: { queue, ...rest } }: QueueAddress): void {
  const path = deskPathOf({ name: 'queue', choice: queue === queues[0] ? rest : { ...rest, queue } });
  if (path !== (location.hash.slice(1) || '/')) history.replaceState(history.state, '', `#${path}`);
}
