import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';

import { AIR_LIST, isAir } from '../../../domain/modes/air/list';
import type { AirOffer } from '../../../domain/modes/air/quote';
import type { Offer } from '../../../domain/offer/offer';
import { dayAt } from '../../../domain/values/days';
import { momentIn } from '../../../domain/values/moments';
import {
  offerBoardIntents,
  selectOfferBoardOf,
  type OfferBoardActor,
  type OfferBoardSnapshot,
} from '../../../machines/booking/offer-board';
import type { QuotingActor } from '../../../machines/booking/quoting';
import { momentWords } from '../../copy/moment-words';
import { Quoting } from '../../features/quoting/quoting';
import { FlightChoice } from './flight-choice';
import { Flights } from './flights';

export { LadderLine } from './ladder-line';

const selectFlights = selectOfferBoardOf(AIR_LIST);
const selectSearch = (snapshot: OfferBoardSnapshot) => selectFlights(snapshot).search;

const nameOf = (offer: Offer): string =>
  `${isAir(offer) ? offer.detail.flight : ''} ${momentWords(offer.leavesAt ?? '').date}`.trim();

/** The flights that were found, with what can be done about each of them. */
export function AirResults({ board, quoting }: { board: OfferBoardActor; quoting: QuotingActor }) {
  const search = useSelector(board, selectSearch);
  const { filter } = useMemo(() => offerBoardIntents(board), [board]);
  const enquiryOf = useCallback(
    (offer: Offer | null) => AIR_LIST.enquiryAt(search, offer && dayAt(momentIn(offer.leavesAt ?? '') ?? 0)),
    [search],
  );
  const renderChoice = useCallback(
    (offer: AirOffer, isFirst: boolean) => (
      <FlightChoice
        offer={offer}
        isFirst={isFirst}
        enquiry={enquiryOf(offer)}
        actor={quoting}
        onNext={(day) => filter({ day })}
      />
    ),
    [quoting, enquiryOf, filter],
  );
  return (
    <>
      <Flights actor={board} renderChoice={renderChoice} />
      <Quoting actor={quoting} nameOf={nameOf} enquiryOf={enquiryOf} />
    </>
  );
}
