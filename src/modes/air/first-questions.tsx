import { NEVER_FLOWN, PEROXIDE_FORBIDDEN_OVER } from '../../../domain/goods/air/limit';
import { MOST_SOC } from '../../../domain/goods/watched';
import { SHARES } from '../../../domain/modes/air/cancel';
import { DANGER, GENERAL } from '../../../domain/modes/air/cutoffs';
import { CM3_PER_KG } from '../../../domain/modes/air/weight';
import type { CutoffHours } from '../../../domain/offer/cutoffs';
import { airScopesCopy } from '../../copy/modes/air/scopes';
import { FirstQuestions } from '../../trade/first-questions';

const { faq: copy } = airScopesCopy;

const airCutoffHours = ({ AIR_DOC = 0, AIR_IN = 0 }: CutoffHours) => ({ doc: AIR_DOC, handIn: AIR_IN });

const QUESTIONS = [
  { title: copy.never.title, text: copy.never.text(NEVER_FLOWN, PEROXIDE_FORBIDDEN_OVER) },
  { title: copy.weight.title, text: copy.weight.text(CM3_PER_KG) },
  { title: copy.battery.title, text: copy.battery.text(MOST_SOC) },
  { title: copy.when.title, text: copy.when.text(airCutoffHours(DANGER), airCutoffHours(GENERAL)) },
  {
    title: copy.cancel.title,
    text: copy.cancel.text(SHARES.map(([hours, share]) => ({ hours, percent: share * 100 }))),
  },
];

/** Questions answered from the same figures that judge and charge orders. */
export const AirQuestions = () => <FirstQuestions id="air-questions" title={copy.title} questions={QUESTIONS} />;
