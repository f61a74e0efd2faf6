import { fromCallback, type EventObject } from 'xstate';

import { deskPageAt, deskPathOf } from '../../../domain/house/pages';
import type { ContentRef } from '../../../domain/house/content';
import type { CustomerRef } from '../../../domain/house/customers';
import type { DeskQueueEvent, QueueAddress } from '../../../machines/house/desk-queue';
import type { DeskPage, HouseDeskEvent } from '../../../machines/house/house-desk';

export const deskPageHere = (): DeskPage => deskPageAt(location.hash.slice(1));

/** Sends the page named by the address after a link, manual entry or Back. */
export const deskPageWatcher = fromCallback<EventObject, undefined, Extract<HouseDeskEvent, { type: 'page.changed' }>>(
  ({ sendBack }) => {
    const look = ({ oldURL }: HashChangeEvent) =>
      sendBack({
        type: 'page.changed',
        page: deskPageHere(),
        from: URL.canParse(oldURL) ? deskPageAt(new URL(oldURL).hash.slice(1)) : undefined,
      });
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  },
);

/** Reports whether the page is visible; another tab or window may cover it. */
export const sightWatcher = fromCallback<
  EventObject,
  undefined,
  Extract<DeskQueueEvent, { type: 'page.hidden' | 'page.seen' }>
>(({ sendBack }) => {
  const look = () => sendBack({ type: document.hidden ? 'page.hidden' : 'page.seen' });
  if (document.hidden) look();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
});

function say(page: DeskPage): void {
  const path = deskPathOf(page);
  if (path !== (location.hash.slice(1) || '/')) history.replaceState(history.state, '', `#${path}`);
}

/** Writes the chosen queue and filters into the address; defaults are left out. */
export function keepQueueAddress(_: unknown, { queues, asked: { queue, ...rest } }: QueueAddress): void {
  say({ name: 'queue', choice: queue === queues[0] ? rest : { ...rest, queue } });
}

export const keepPageAddress = (_: unknown, page: DeskPage): void => say(page);

/** While running, the browser confirms before the page is closed, reloaded or left. */
export const closingGuard = fromCallback<EventObject, undefined>(() => {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
});

/** The address names the open text, also a new one and one with a pending question. */
export const keepContentAddress = (_: unknown, ref: ContentRef): void => say({ name: 'document', ref });

/** The address names the customer only, never the search term. */
export const keepCustomerAddress = (_: unknown, { ref }: { ref: CustomerRef | null }): void =>
  say({ name: 'customers', ref });
