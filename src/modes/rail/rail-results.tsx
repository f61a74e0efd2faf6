import type { RailFindingCode } from '../../../domain/modes/rail/finding';
import { isRail, type RailOffer } from '../../../domain/modes/rail/quote';
import { RAIL_LIST } from '../../../domain/modes/rail/search-mode';
import type { Offer } from '../../../domain/offer/offer';
import { routePath } from '../../../domain/routes';
import { railSearchCopy } from '../../copy/modes/rail/search';
import { momentWords } from '../../copy/words/moment-words';
import { QuoteChoice } from '../../features/quoting/quote-choice';
import { createBoard, createResults, type ChoiceProps } from '../../frame/results';
import { TrainsView } from './trains';

const { board: copy } = railSearchCopy;

const trainName = (offer: Offer): string => (isRail(offer) ? momentWords(offer.leavesAt).date : '');

/** Dangerous goods travel on an existing permit, or on one the platform applies for. */
function permitWords({ detail }: RailOffer) {
  const has = (one: RailFindingCode) => detail.findings.some(({ code }) => code === one);
  if (has('railHeld')) return copy.choicePermit;
  return has('railApproval') ? copy.choiceApply : copy.choice;
}

const Choice = ({ offer, isFirst, enquiry, actor }: ChoiceProps<RailOffer>) => (
  <QuoteChoice
    offer={offer}
    name={`${offer.supplier.nameCn} ${trainName(offer)}`}
    words={permitWords(offer)}
    isFirst={isFirst}
    enquiry={enquiry}
    leadsTo={routePath('railWayOrder')}
    actor={actor}
  />
);

export const RailResults = createResults({
  list: RAIL_LIST,
  nameOf: trainName,
  Board: createBoard(RAIL_LIST, TrainsView),
  Choice,
});
