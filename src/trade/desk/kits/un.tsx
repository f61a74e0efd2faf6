import { UN_TOOL } from '../../../../domain/desk/tools/un';
import type { Fire } from '../../../../domain/goods/fire';
import { HAZARD_CLASS_IDS } from '../../../../domain/goods/dangerous-goods';
import { unWords } from '../../../copy/desk/un';
import { fireName } from '../../../copy/fire';
import { hazardWords } from '../../goods/dg-facts';
import { kitOf } from '../kit';
import { UnCard } from '../pictures/un-card';

const hazards = (text: string): string =>
  text
    .split('、')
    .map((hazard) => hazardWords(HAZARD_CLASS_IDS.find((one) => one === hazard) ?? '') || hazard)
    .join('、');

export default kitOf({
  tool: UN_TOOL,
  words: unWords,
  factWords: { hazardClass: hazards, subRisks: hazards, fire: (fire) => fireName(fire as Fire) },
  Picture: UnCard,
});
