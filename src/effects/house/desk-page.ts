import { fromCallback, type EventObject } from 'xstate';

import { deskPageAt, deskPathOf } from '../../../domain/house/pages';
import type { ContentRef } from '../../../domain/house/content';
import type { CustomerRef } from '../../../domain/house/customers';
import type { DeskQueueEvent, QueueAddress } from '../../../machines/house/desk-queue';
import type { DeskPage, HouseDeskEvent } from '../../../machines/house/house-desk';

/** The page of the desk that the address names. */
export const deskPageHere = (): DeskPage => deskPageAt(location.hash.slice(1));

/** Says which page the address names, by link, by hand or by going back. */
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

/** Whether somebody sees the page: another tab, or another window, may lie over it. */
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

/** What is chosen in the queue is said in the address, and nothing of what would be shown anyway. */
export function keepQueueAddress(_: unknown, { queues, asked: { queue, ...rest } }: QueueAddress): void {
  say({ name: 'queue', choice: queue === queues[0] ? rest : { ...rest, queue } });
}

/** The page that somebody has gone to after they were asked. */
export const keepPageAddress = (_: unknown, page: DeskPage): void => say(page);

/** While it runs, the browser asks before the page is closed, reloaded or left for another site. */
export const closingGuard = fromCallback<EventObject, undefined>(() => {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
});

/** A text that is open is what the address names: also one that was new, and one that somebody is asked about. */
export const keepContentAddress = (_: unknown, ref: ContentRef): void => say({ name: 'document', ref });

/** Whose page it is; of what was looked for nothing stands there. */
export const keepCustomerAddress = (_: unknown, { ref }: { ref: CustomerRef | null }): void =>
  say({ name: 'customers', ref });
