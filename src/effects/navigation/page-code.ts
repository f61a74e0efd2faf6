import { fromPromise } from 'xstate';

import type { Place, RouteName } from '../../../domain/routes';
import type { LoadPageInput } from '../../../machines/shell/navigation';

/** Where the code of each page comes from, and where each page usually leads. */
export type PageCode = {
  load: (name: RouteName) => Promise<unknown>;
  next: (name: RouteName) => readonly RouteName[];
};

type Connection = { saveData?: boolean };

const isSparing = () => (navigator as { connection?: Connection }).connection?.saveData === true;

export const loadPage = ({ load }: Pick<PageCode, 'load'>, onLost: () => void) =>
  fromPromise<void, LoadPageInput>(async ({ input }) => {
    try {
      await load(input.place.name);
    } catch (error) {
      onLost();
      throw error;
    }
  });

/** A guess that fails harms nobody: if the page is wanted after all, it is fetched again. */
const guess = (load: PageCode['load'], name: RouteName) => void load(name).catch(() => null);

export const prefetchPage =
  ({ load }: Pick<PageCode, 'load'>) =>
  (_: unknown, { place }: { place: Place }): void =>
    guess(load, place.name);

/** What is likely to be wanted next, unless the person asked to be spared the bytes. */
export const prefetchNext =
  ({ load, next }: PageCode) =>
  (_: unknown, { place }: { place: Place }): void => {
    if (isSparing()) return;
    for (const name of next(place.name)) guess(load, name);
  };
