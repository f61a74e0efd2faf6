import * as v from 'valibot';
import { fromCallback, type EventObject } from 'xstate';

import { MOST_KEPT, type KeptCard } from '../../../domain/desk/kept-cards';
import type { ShelfEvent } from '../../../machines/booking/goods-card';
import { storage } from '../storage';

const SHELF = 'goods-cards';

const shelf = v.array(
  v.object({ key: v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/)), name: v.pipe(v.string(), v.maxLength(120)) }),
);

/** Unreadable content, of another release or edited by hand, counts as empty. */
export function readShelf(): KeptCard[] {
  try {
    return v.parse(shelf, JSON.parse(storage.read(SHELF) ?? '[]')).slice(0, MOST_KEPT);
  } catch {
    return [];
  }
}

export function saveShelf(_: unknown, { kept }: { kept: readonly KeptCard[] }): void {
  storage.write(SHELF, JSON.stringify(kept.map(({ key, name }) => ({ key, name }))));
}

/** Sends the kept cards at once and after a change in another tab. */
export const shelfWatcher = fromCallback<EventObject, undefined, ShelfEvent>(({ sendBack }) => {
  const tell = () => sendBack({ type: 'shelf.told', kept: readShelf() });
  const listen = ({ key }: StorageEvent) => {
    if (key === SHELF || key === null) tell();
  };
  tell();
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
});
