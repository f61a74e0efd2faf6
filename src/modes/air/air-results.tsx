import { AIR_LIST, isAir } from '../../../domain/modes/air/list';
import { momentWords } from '../../copy/words/moment-words';
import { boardOf, resultsOf } from '../../frame/results';
import { enquiredAt } from './enquired';
import { FlightChoice } from './flight-choice';
import { FlightsView } from './flights';

export { LadderLine } from './ladder-line';

export const AirResults = resultsOf({
  list: { ...AIR_LIST, enquiryAt: enquiredAt },
  nameOf: (offer) => `${isAir(offer) ? offer.detail.flight : ''} ${momentWords(offer.leavesAt ?? '').date}`.trim(),
  Board: boardOf(AIR_LIST, FlightsView),
  Choice: FlightChoice,
});
