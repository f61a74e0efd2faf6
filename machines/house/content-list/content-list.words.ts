import type { WordsOf } from '../../support/words';
import { shelfWords } from '../../support/words-of-shelf';
import type { contentListMachine } from './content-list.machine';

export const contentListWords = shelfWords satisfies WordsOf<typeof contentListMachine>;
