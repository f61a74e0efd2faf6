import { fromPromise } from 'xstate';

import type { Place, RouteName } from '../../../domain/routes';
import type { LoadPageInput } from '../../../machines/shell/navigation';

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

/** A failed preload is ignored; the page loads again when needed. */
const guess = (load: PageCode['load'], name: RouteName) => void load(name).catch(() => null);

export const prefetchPage =
  ({ load }: Pick<PageCode, 'load'>) =>
  (_: unknown, { place }: { place: Place }): void =>
    guess(load, place.name);

export const prefetchNext =
  ({ load, next }: PageCode) =>
  (_: unknown, { place }: { place: Place }): void => {
    if (isSparing()) return;
    for (const name of next(place.name)) guess(load, name);
  };
