import { ASKED_CLASSES, MIXROAD_TOOL } from '../../../../domain/desk/tools/mixroad';
import { loadWords, mixroadWordsOf } from '../../../copy/desk/mixroad';
import { createKit } from '../kit';
import { MixroadPicture } from '../pictures/mixroad-picture';

export default createKit({
  tool: MIXROAD_TOOL,
  words: mixroadWordsOf(ASKED_CLASSES),
  givenWords: (given) => Object.fromEntries(Object.entries(given).map(([key, said]) => [key, loadWords(String(said))])),
  Picture: MixroadPicture,
});
