import { shelfWords } from '../../support/words-of-shelf';
import type { WordsOf } from '../../support/words';
import type { campaignListMachine } from './campaign-list.machine';

export const campaignListWords = shelfWords satisfies WordsOf<typeof campaignListMachine>;
