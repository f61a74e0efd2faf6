import { CUT_TOOL } from '../../../../domain/desk/tools/cut';
import type { CutoffCode } from '../../../../domain/offer/cutoffs';
import { cutoffsCopy } from '../../../copy/trade/cutoffs';
import { cutWords } from '../../../copy/desk/cut';
import { momentWords } from '../../../copy/words/moment-words';
import { createKit } from '../kit';
import { CutPicture } from '../pictures/cut-picture';

const momentText = (at: string): string => {
  const { day, weekday, time } = momentWords(at);
  return `${day} ${weekday} ${time}`;
};

export default createKit({
  tool: CUT_TOOL,
  words: cutWords,
  factWords: { leaves: momentText },
  givenWords: ({ item, at, ...rest }) => ({
    ...rest,
    ...(typeof item === 'string' && { item: cutoffsCopy.code[item as CutoffCode] }),
    ...(typeof at === 'string' && { at: momentText(at) }),
  }),
  Picture: CutPicture,
});
