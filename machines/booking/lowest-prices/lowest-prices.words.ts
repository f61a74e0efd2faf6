import { shelfWords } from '../../support/words-of-shelf';
import type { WordsOf } from '../../support/words';
import type { lowestPricesMachine } from './lowest-prices.machine';

export const lowestPricesWords = shelfWords satisfies WordsOf<typeof lowestPricesMachine>;
