import { wordModules } from '../list/words';
import { speakingBy, wordsIn } from './speak';

export const ownWords = wordsIn(wordModules);

export const { chineseOf, letteringsOf } = speakingBy(ownWords);
