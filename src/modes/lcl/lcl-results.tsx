import { LCL_LIST } from '../../../domain/modes/lcl/list';
import { momentWords } from '../../copy/moment-words';
import { boardOf, resultsOf } from '../../frame/results';
import { DepartureChoice } from './departure-choice';
import { DeparturesView } from './departures';

export { OwnBox } from './own-box';
export { TopAnswer } from './top-answer';

/** The departures that were found, with what can be done about each of them. */
export const LclResults = resultsOf({
  list: LCL_LIST,
  nameOf: (offer) => momentWords(offer.leavesAt ?? '').date,
  Board: boardOf(LCL_LIST, DeparturesView),
  Choice: DepartureChoice,
});
