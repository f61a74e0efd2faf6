import { orderLifeWords } from '../life/order-life';
import { wordModules } from '../list/words';
import { chartWordsIn, createSpeaker } from './lettering';

export const ownWords = chartWordsIn([...wordModules, { orderLifeWords }]);

export const { chineseOf, letteringsOf } = createSpeaker(ownWords);
