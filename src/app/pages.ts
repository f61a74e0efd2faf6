import { useSyncExternalStore, type ComponentType } from 'react';

import { placeAt, type RouteName } from '../../domain/routes';
import { loadSheet } from '../effects/sheet';
import { PAGES } from './route-table';

const loaded = new Map<RouteName, ComponentType>();
const watchers = new Set<() => void>();

/** Fetches a page's code and the sheet it is drawn with, once. A fetch that failed is tried again the next time. */
export async function loadPageCode(name: RouteName): Promise<void> {
  if (loaded.has(name)) return;
  const [{ default: page }] = await Promise.all([PAGES[name].load(), loadSheet()]);
  loaded.set(name, page);
  for (const notify of watchers) notify();
}

/** The code of the page an address names. False where it would not come. */
export const loadFirstPage = (path: string): Promise<boolean> =>
  loadPageCode(placeAt(path).name).then(
    () => true,
    () => false,
  );

export const nextPages = (name: RouteName): readonly RouteName[] => PAGES[name].next ?? [];

const watch = (notify: () => void) => {
  watchers.add(notify);
  return () => void watchers.delete(notify);
};

/** The page, if its code is there: then it is drawn without a moment's delay. */
export function usePage(name: RouteName): ComponentType | undefined {
  const page = () => loaded.get(name);
  return useSyncExternalStore(watch, page, page);
}
