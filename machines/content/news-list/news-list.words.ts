import { shelfWords } from '../../support/words-of-shelf';
import type { WordsOf } from '../../support/words';
import type { newsListMachine } from './news-list.machine';

export const newsListWords = shelfWords satisfies WordsOf<typeof newsListMachine>;
