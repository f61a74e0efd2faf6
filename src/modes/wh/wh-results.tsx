import { useSelector } from '@xstate/react';
import { useCallback } from 'react';

import { isWh, WH_LIST } from '../../../domain/modes/wh/search-mode';
import type { WhOffer } from '../../../domain/modes/wh/quote';
import type { Offer } from '../../../domain/offer/offer';
import { pathOf } from '../../../domain/routes';
import {
  selectOfferBoardOf,
  type OfferBoardActor,
  type OfferBoardSnapshot,
} from '../../../machines/booking/offer-board';
import type { QuotingActor } from '../../../machines/booking/quoting';
import { whSearchCopy } from '../../copy/modes/wh/search';
import { QuoteChoice } from '../../features/quoting/quote-choice';
import { Quoting } from '../../features/quoting/quoting';
import { Rooms } from './rooms';

const selectRooms = selectOfferBoardOf(WH_LIST);
const selectSearch = (snapshot: OfferBoardSnapshot) => selectRooms(snapshot).search;

const nameOf = (offer: Offer): string => (isWh(offer) ? offer.detail.room.id : '');

/** The rooms that were found, with what can be done about each of them. */
export function WhResults({ board, quoting }: { board: OfferBoardActor; quoting: QuotingActor }) {
  const search = useSelector(board, selectSearch);
  const enquiryOf = useCallback(() => WH_LIST.enquiryAt(search, null), [search]);
  const renderChoice = useCallback(
    (offer: WhOffer, isFirst: boolean) => (
      <QuoteChoice
        offer={offer}
        name={`${offer.supplier.nameCn} ${nameOf(offer)}`}
        words={whSearchCopy.board.choice}
        isFirst={isFirst}
        enquiry={enquiryOf()}
        leadsTo={pathOf('warehouseing')}
        actor={quoting}
      />
    ),
    [quoting, enquiryOf],
  );
  return (
    <>
      <Rooms actor={board} renderChoice={renderChoice} />
      <Quoting actor={quoting} nameOf={nameOf} enquiryOf={enquiryOf} />
    </>
  );
}
