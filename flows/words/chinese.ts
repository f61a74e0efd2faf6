import { wordModules } from '../list/words';
import { speakingBy, wordsIn } from './speak';

/** What the charts of this house call their parts, each in the words that lie beside it. */
export const ownWords = wordsIn(wordModules);

export const { chineseOf, letteringsOf } = speakingBy(ownWords);
