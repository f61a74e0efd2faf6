import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';

import { LCL_LIST } from '../../../domain/modes/lcl/list';
import type { LclOffer } from '../../../domain/modes/lcl/quote';
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
import { DepartureChoice } from './departure-choice';
import { Departures } from './departures';

export { OwnBox } from './own-box';
export { TopAnswer } from './top-answer';

const selectDepartures = selectOfferBoardOf(LCL_LIST);
const selectSearch = (snapshot: OfferBoardSnapshot) => selectDepartures(snapshot).search;

const nameOf = (offer: Offer): string => momentWords(offer.leavesAt ?? '').date;

/** The departures that were found, with what can be done about each of them. */
export function LclResults({ board, quoting }: { board: OfferBoardActor; quoting: QuotingActor }) {
  const search = useSelector(board, selectSearch);
  const { filter } = useMemo(() => offerBoardIntents(board), [board]);
  const enquiryOf = useCallback(
    (offer: Offer | null) => LCL_LIST.enquiryAt(search, offer && dayAt(momentIn(offer.leavesAt ?? '') ?? 0)),
    [search],
  );
  const renderChoice = useCallback(
    (offer: LclOffer, isFirst: boolean) => (
      <DepartureChoice
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
      <Departures actor={board} renderChoice={renderChoice} />
      <Quoting actor={quoting} nameOf={nameOf} enquiryOf={enquiryOf} />
    </>
  );
}
