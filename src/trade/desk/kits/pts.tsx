import { PTS_TOOL } from '../../../../domain/desk/tools/pts';
import { pointUnits, ptsWords } from '../../../copy/desk/pts';
import { createKit } from '../kit';

export default createKit({
  tool: PTS_TOOL,
  words: ptsWords,
  givenWords: (given) => ({ ...given, unit: pointUnits[String(given['unit'])] ?? '' }),
});
