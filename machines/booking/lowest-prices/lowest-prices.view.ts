import { selectShelf, shelfIntents, type ShelfView } from '../../support/shelf';
import type { LowestPricesActor, LowestPricesSnapshot } from './lowest-prices.machine';
import type { LowestPrice } from './lowest-prices.types';

export type LowestPricesView = ShelfView<LowestPrice>;

export const selectLowestPrices = (snapshot: LowestPricesSnapshot): LowestPricesView => selectShelf(snapshot);

export const lowestPricesIntents = (actor: LowestPricesActor) => shelfIntents(actor);
