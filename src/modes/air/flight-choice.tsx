import { Link } from 'wouter';

import { airAddress, readAirQuery } from '../../../domain/modes/air/address';
import { otherAirport } from '../../../domain/modes/air/airports';
import type { AirOffer } from '../../../domain/modes/air/quote';
import { offerAnswer } from '../../../domain/offer/answer';
import type { End } from '../../../domain/offer/sailing';
import { routePath } from '../../../domain/routes';
import { airBoardCopy as copy } from '../../copy/modes/air/board';
import { momentWords } from '../../copy/words/moment-words';
import { QuoteChoice } from '../../features/quoting/quote-choice';
import { useSent } from '../../ui/form/plain-form';
import { Button } from '../../ui/press/button';
import { buttonClass } from '../../ui/press/button-look';
import type { ChoiceProps } from '../../frame/results';

const FromThere = ({ code, nameCn }: Pick<End, 'code' | 'nameCn'>) => (
  <Link
    href={airAddress(routePath('airLift'), { ...readAirQuery(location.search), org: code })}
    className={buttonClass('line', 'small', '')}
  >
    {copy.goFrom(nameCn)}
  </Link>
);

/**
 * An airport without dangerous goods links to the nearest one with them; a passenger flight that refuses links to a
 * freighter.
 */
export function FlightChoice({ offer, isFirst, enquiry, actor, onNext }: ChoiceProps<AirOffer>) {
  const { freighter, air } = offer.detail;
  const sent = useSent();
  const isRefused = offerAnswer(offer) === 'N';
  const elsewhere = isRefused && air !== null && air.answer !== 'FORBIDDEN' ? otherAirport(offer.org.code) : null;
  if (elsewhere) return <FromThere {...elsewhere} />;
  if (!isRefused || freighter === null)
    return (
      <QuoteChoice
        offer={offer}
        name={`${offer.detail.flight} ${momentWords(offer.leavesAt).date}`}
        isFirst={isFirst}
        enquiry={enquiry}
        leadsTo={routePath('airLiftOrder')}
        actor={actor}
      />
    );
  if (freighter.org.code !== offer.org.code) return <FromThere {...freighter.org} />;
  return (
    <Button look="line" size="small" posts={sent('day', freighter.day)} onClick={() => onNext(freighter.day)}>
      {copy.goNext(freighter.day.slice(5))}
    </Button>
  );
}
