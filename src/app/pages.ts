import { useSyncExternalStore, type ComponentType } from 'react';

import type { RouteName } from '../../domain/routes';
import { loadSheet } from '../effects/sheet';
import { picturePart } from '../ui/show/pictured';
import { PAGES } from './route-table';

const loaded = new Map<RouteName, ComponentType>();
const watchers = new Set<() => void>();

/** Loads a page's code and stylesheet once; a failed load is retried next time. */
export async function loadPageCode(name: RouteName): Promise<void> {
  if (loaded.has(name)) return;
  const [{ default: page }] = await Promise.all([PAGES[name].load(), loadSheet()]);
  loaded.set(name, page);
  for (const notify of watchers) notify();
}

/** Never rejects: a failed guess stays pending, since the caller that needs the page reports the failure. */
const comeOrWait = (name: RouteName) =>
  loadPageCode(name).then(
    () => loaded.get(name) ?? PlainPage,
    () => new Promise<ComponentType>(() => {}),
  );

const PlainPage = () => null;

const hasSearch = () => !import.meta.env.SSR && location.search.length > 1;

/** The HTML drawn by the gateway stays until the page itself is ready. */
const loadAnsweredPage = (name: RouteName) =>
  import('./answered/answered-page').then(({ answeredPage }) => answeredPage(() => comeOrWait(name)));

const pictures = new Map<string, ComponentType<{ className?: string }>>();

/**
 * The page as drawn by the build, taken over once its code arrives. `isAnswered`: around an answer drawn by the
 * gateway.
 */
export function pictureOfPage(name: RouteName, isAnswered: boolean): ComponentType<{ className?: string }> {
  const key = name + isAnswered;
  const picture =
    pictures.get(key) ??
    picturePart<object>(
      () => (isAnswered ? loadAnsweredPage : comeOrWait)(name),
      // A searched or answered page loads its code at once; any other waits until the browser is idle.
      isAnswered || hasSearch() ? 'now' : 'rest',
      () => (isAnswered ? undefined : loaded.get(name)),
    );
  pictures.set(key, picture);
  return picture;
}

export const nextPages = (name: RouteName): readonly RouteName[] => PAGES[name].next ?? [];

const watch = (notify: () => void) => {
  watchers.add(notify);
  return () => void watchers.delete(notify);
};

/** The page if its code is loaded; then it renders without delay. */
export function usePage(name: RouteName): ComponentType | undefined {
  const page = () => loaded.get(name);
  return useSyncExternalStore(watch, page, page);
}
