import { fromCallback, type EventObject } from 'xstate';

import { readDeskPage, deskPagePath } from '../../../domain/house/pages';
import type { ContentRef } from '../../../domain/house/content';
import type { CustomerRef } from '../../../domain/house/customers';
import type { CaseListContext, RoomEvent, SightEvent } from '../../../machines/house/case-list';
import type { KeyPress } from '../../../machines/house/desk-palette';
import type { QueueAddress, QueueWatch } from '../../../machines/house/desk-queue';
import type { DeskPage, HouseDeskEvent } from '../../../machines/house/house-desk';
import { deedsDone } from './desk-calls';

export const deskPageHere = (): DeskPage => readDeskPage(location.hash.slice(1));

/** Sends the page named by the address after a link, manual entry or Back. */
export const deskPageWatcher = fromCallback<EventObject, undefined, Extract<HouseDeskEvent, { type: 'page.changed' }>>(
  ({ sendBack }) => {
    const look = ({ oldURL }: HashChangeEvent) =>
      sendBack({
        type: 'page.changed',
        page: deskPageHere(),
        from: URL.canParse(oldURL) ? readDeskPage(new URL(oldURL).hash.slice(1)) : undefined,
      });
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  },
);

/** Reports whether the page is visible; another tab or window may cover it. */
function watchSight(sendBack: (event: SightEvent) => void) {
  const look = () => sendBack({ type: document.hidden ? 'page.hidden' : 'page.seen' });
  if (document.hidden) look();
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}

export const sightWatcher = fromCallback<EventObject, undefined, SightEvent>(({ sendBack }) => watchSight(sendBack));

export const queueWatcher = fromCallback<EventObject, undefined, QueueWatch>(({ sendBack }) => {
  const again = () => sendBack({ type: 'queue.refresh' });
  const lookAway = watchSight(sendBack);
  deedsDone.addEventListener('done', again);
  return () => {
    lookAway();
    deedsDone.removeEventListener('done', again);
  };
});

const BESIDE_FROM = '(min-width: 80rem)';

export const roomWatcher = fromCallback<EventObject, undefined, RoomEvent>(({ sendBack }) => {
  const room = matchMedia(BESIDE_FROM);
  const look = () => sendBack({ type: room.matches ? 'room.found' : 'room.lost' });
  const again = () => sendBack({ type: 'list.refresh' });
  look();
  room.addEventListener('change', look);
  deedsDone.addEventListener('done', again);
  return () => {
    room.removeEventListener('change', look);
    deedsDone.removeEventListener('done', again);
  };
});

function say(page: DeskPage): void {
  const path = deskPagePath(page);
  if (path !== (location.hash.slice(1) || '/')) history.replaceState(history.state, '', `#${path}`);
}

/** Writes the chosen queue and filters into the address; defaults are left out. */
export function keepQueueAddress(_: unknown, { queues, asked: { queue, ...rest } }: QueueAddress): void {
  say({ name: 'queue', choice: queue === queues[0] ? rest : { ...rest, queue } });
}

/** The address of a case names its list, so that reload and a sent link show the same. */
export function keepPlace(_: unknown, { subject, asked }: Pick<CaseListContext, 'subject' | 'asked'>): void {
  say({ name: 'case', subject, ...(asked && { choice: asked }) });
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

const FIELDS = 'input, textarea, select, [contenteditable], [role=combobox], [role=listbox]';

/** Controls of a page name their key themselves, so that people and screen readers are told the same. */
const controlOf = (key: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts]')].find((one) =>
    one.getAttribute('aria-keyshortcuts')?.split(' ').includes(key),
  );

/** Keys of the desk. None is heard while a field has the focus, a dialog lies over the page, or the key is held down. */
export const keyWatcher = fromCallback<EventObject, undefined, KeyPress>(({ sendBack }) => {
  const hear = (event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey } = event;
    if (event.defaultPrevented || event.repeat || event.isComposing || altKey) return;
    if (target instanceof Element && target.closest(FIELDS)) return;
    if (document.querySelector('dialog[open]')) return;
    const isWithControl = ctrlKey || metaKey;
    const opened = isWithControl ? key.toLowerCase() === 'k' : key === '/' || key === '、';
    if (opened || (!isWithControl && (key === '?' || key === '？'))) {
      event.preventDefault();
      sendBack({ type: opened ? 'palette.open' : 'keys.open' });
      return;
    }
    const control = isWithControl || key.length !== 1 ? undefined : controlOf(key);
    if (!control) return;
    event.preventDefault();
    control.click();
  };
  document.addEventListener('keydown', hear);
  return () => document.removeEventListener('keydown', hear);
});

/** The number waiting stands before the name of the tab, where it is read while the page is not. */
export function tellWaiting(_: unknown, { waiting }: { waiting: number }): void {
  const name = document.title.replace(/^\(\d+\) /, '');
  document.title = waiting === 0 ? name : `(${waiting}) ${name}`;
}
