import { Link } from 'wouter';

import { airAddress, airAskedIn } from '../../../domain/modes/air/address';
import type { AirOffer } from '../../../domain/modes/air/quote';
import { answerOf } from '../../../domain/offer/answer';
import { pathOf } from '../../../domain/routes';
import { airSearchCopy } from '../../copy/modes/air/search';
import { momentWords } from '../../copy/moment-words';
import { QuoteChoice } from '../../features/quoting/quote-choice';
import { Button } from '../../ui/press/button';
import { buttonClass } from '../../ui/press/button-look';
import type { ChoiceProps } from '../../frame/results';

const { board: copy } = airSearchCopy;

/** A belly that cannot take the goods leads to the next freighter, from here or from where it flies. */
export function FlightChoice({ offer, isFirst, enquiry, actor, onNext }: ChoiceProps<AirOffer>) {
  const { freighter } = offer.detail;
  if (answerOf(offer) !== 'N' || freighter === null)
    return (
      <QuoteChoice
        offer={offer}
        name={`${offer.detail.flight} ${momentWords(offer.leavesAt).date}`}
        isFirst={isFirst}
        enquiry={enquiry}
        leadsTo={pathOf('airLiftOrder')}
        actor={actor}
      />
    );
  if (freighter.org.code !== offer.org.code)
    return (
      <Link
        href={airAddress(pathOf('airLift'), { ...airAskedIn(location.search), org: freighter.org.code })}
        className={buttonClass('line', 'small', '')}
      >
        {copy.goFrom(freighter.org.nameCn)}
      </Link>
    );
  return (
    <Button look="line" size="small" onClick={() => onNext(freighter.day)}>
      {copy.goNext(freighter.day.slice(5))}
    </Button>
  );
}
