import { shelfWords } from '../../support/words-of-shelf';
import type { WordsOf } from '../../support/words';
import type { newsArticleMachine } from './news-article.machine';

export const newsArticleWords = shelfWords satisfies WordsOf<typeof newsArticleMachine>;
