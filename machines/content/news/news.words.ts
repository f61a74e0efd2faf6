import { shelfWords } from '../../support/words-of-shelf';
import type { WordsOf } from '../../support/words';
import type { newsMachine } from './news.machine';

export const newsWords = shelfWords satisfies WordsOf<typeof newsMachine>;
