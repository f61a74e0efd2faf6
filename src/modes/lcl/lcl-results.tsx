import { LCL_LIST } from '../../../domain/modes/lcl/list';
import type { LclOffer } from '../../../domain/modes/lcl/quote';
import { offerAnswer } from '../../../domain/offer/answer';
import { routePath } from '../../../domain/routes';
import { lclSearchCopy } from '../../copy/modes/lcl/search';
import { momentWords, shortDay } from '../../copy/words/moment-words';
import { QuoteChoice } from '../../features/quoting/quote-choice';
import { createBoard, createResults, type ChoiceProps } from '../../frame/results';
import { useSent } from '../../ui/form/plain-form';
import { Button } from '../../ui/press/button';
import { DeparturesView } from './departures';

const { board: copy } = lclSearchCopy;

/** A departure that cannot take the goods links to the next one that can. */
function DepartureChoice({ offer, isFirst, enquiry, actor, onNext }: ChoiceProps<LclOffer>) {
  const { nextFit } = offer.detail;
  const sent = useSent();
  const isOff = offer.state === 'SOLD_OUT' || offer.state === 'CLOSED' || offerAnswer(offer) === 'N';
  if (isOff && nextFit)
    return (
      <Button look="line" size="small" posts={sent('day', nextFit.day)} onClick={() => onNext(nextFit.day)}>
        {copy.goNext(shortDay(nextFit.day))}
        <span className="sr-only"> {momentWords(offer.leavesAt).date}</span>
      </Button>
    );
  return (
    <QuoteChoice
      offer={offer}
      name={momentWords(offer.leavesAt).date}
      isFirst={isFirst}
      enquiry={enquiry}
      leadsTo={routePath('shippingLcl')}
      actor={actor}
    />
  );
}

export { OwnBox } from './own-box';
export { TopAnswer } from './top-answer';

export const LclResults = createResults({
  list: LCL_LIST,
  nameOf: (offer) => momentWords(offer.leavesAt ?? '').date,
  Board: createBoard(LCL_LIST, DeparturesView),
  Choice: DepartureChoice,
});
