import { shelfWords } from '../../support/shelf.words';
import type { WordsOf } from '../../support/words';
import type { newsListMachine } from './news-list.machine';

export const newsListWords = shelfWords satisfies WordsOf<typeof newsListMachine>;
