import { UN_TOOL } from '../../../../domain/desk/tools/un';
import { HAZARD_CLASS_IDS } from '../../../../domain/goods/dangerous-goods';
import { unWords } from '../../../copy/desk/un';
import { hazardWords } from '../../goods/dg-facts';
import { fireText, fireWords } from '../fire-words';
import { createKit } from '../kit';
import { UnCard, UnPlate } from '../pictures/un-card';

const hazards = (text: string): string =>
  text
    .split('、')
    .map((hazard) => hazardWords(HAZARD_CLASS_IDS.find((one) => one === hazard) ?? '') || hazard)
    .join('、');

export default createKit({
  tool: UN_TOOL,
  words: unWords,
  factWords: { hazardClass: hazards, subRisks: hazards, fire: fireText },
  givenWords: fireWords,
  Picture: UnCard,
  Plate: UnPlate,
});
