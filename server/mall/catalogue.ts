import { dayAt } from '../../domain/values/days';
import type { Clock } from '../clock';
import { priceWeek } from './level';
import type { Product } from './read-product';
import { shelve, type Shelved } from './shelf';
import type { MallStore } from './store';

type Kept<TOf> = { key: string; made: TOf };

/** The products as they stand at a moment: read again where somebody has changed them, counted again where a day or a week of prices begins. */
export function createCatalogue(store: Pick<MallStore, 'revision' | 'products'>, clock: Clock) {
  let read: Kept<Promise<readonly Product[]>> | undefined;
  let shelf: Kept<readonly Shelved[]> | undefined;

  async function products(revision: number): Promise<readonly Product[]> {
    const key = String(revision);
    if (read?.key !== key) {
      const made = store.products();
      read = { key, made };
      // What could not be read is tried again by whoever asks next.
      made.catch(() => {
        if (read?.made === made) read = undefined;
      });
    }
    return read.made;
  }

  return async function now(): Promise<readonly Shelved[]> {
    const revision = await store.revision();
    const found = await products(revision);
    const [today, week] = [dayAt(clock.now()), priceWeek(clock.now())];
    const key = `${revision} ${today} ${week}`;
    if (shelf?.key !== key) shelf = { key, made: shelve(found, today, week) };
    return shelf.made;
  };
}

export type Catalogue = ReturnType<typeof createCatalogue>;
