import { useSyncExternalStore, type ComponentType } from 'react';

import type { RouteName } from '../../domain/routes';
import { loadSheet } from '../effects/sheet';
import { pictured } from '../ui/show/pictured';
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

/** The code of a page that is only a guess, or asked for by somebody else too: where it does not come they say so. */
const comeOrWait = (name: RouteName) =>
  loadPageCode(name).then(
    () => loaded.get(name) ?? PlainPage,
    () => new Promise<ComponentType>(() => {}),
  );

const PlainPage = () => null;

const isAsked = () => !import.meta.env.SSR && location.search.length > 1;

/** What the gateway has drawn of a page stands until the page itself does. */
const answered = (name: RouteName) =>
  import('./answered/answered-page').then(({ answeredPage }) => answeredPage(() => comeOrWait(name)));

const pictures = new Map<string, ComponentType<{ className?: string }>>();

/**
 * The page as the build has drawn it, to be taken over when its code has come. `isAnswered`: around the answer that the
 * gateway has drawn.
 */
export function pictureOfPage(name: RouteName, isAnswered: boolean): ComponentType<{ className?: string }> {
  const key = name + isAnswered;
  const picture =
    pictures.get(key) ??
    pictured<object>(
      () => (isAnswered ? answered : comeOrWait)(name),
      // What was asked or answered waits for nothing; a page nobody has asked anything is as well read from its picture.
      isAnswered || isAsked() ? 'now' : 'rest',
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

/** The page, if its code is there: then it is drawn without a moment's delay. */
export function usePage(name: RouteName): ComponentType | undefined {
  const page = () => loaded.get(name);
  return useSyncExternalStore(watch, page, page);
}
