import { FIRE_TOOL } from '../../../../domain/desk/tools/fire';
import { fireWords as words } from '../../../copy/desk/fire-tool';
import { fireText, fireWords } from '../fire-words';
import { createKit } from '../kit';

export default createKit({
  tool: FIRE_TOOL,
  words,
  factWords: { item: fireText, library: fireText },
  givenWords: fireWords,
});
