import { wordModules } from '../list/words';
import { chartWordsIn, createSpeaker } from './lettering';

export const ownWords = chartWordsIn(wordModules);

export const { chineseOf, letteringsOf } = createSpeaker(ownWords);
