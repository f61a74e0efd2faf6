import { useSelector } from '@xstate/react';
import { useCallback } from 'react';

import { offerOf, vesselOf } from '../../../domain/modes/fcl/detail';
import { FCL_LIST } from '../../../domain/modes/fcl/list';
import type { Offer } from '../../../domain/offer/offer';
import type { Sailing } from '../../../domain/offer/sailing';
import { pathOf } from '../../../domain/routes';
import { dayAt } from '../../../domain/values/days';
import { momentIn } from '../../../domain/values/moments';
import {
  selectOfferBoardOf,
  type OfferBoardActor,
  type OfferBoardSnapshot,
} from '../../../machines/booking/offer-board';
import type { QuotingActor } from '../../../machines/booking/quoting';
import { QuoteChoice } from '../../features/quoting/quote-choice';
import { Quoting } from '../../features/quoting/quoting';
import { Sailings } from './sailings/sailings';

const selectSailings = selectOfferBoardOf(FCL_LIST);
const selectSearch = (snapshot: OfferBoardSnapshot) => selectSailings(snapshot).search;

/** The list of what was found, with what can be done about each sailing of it. */
export function FclResults({ board, quoting }: { board: OfferBoardActor; quoting: QuotingActor }) {
  const search = useSelector(board, selectSearch);
  const enquiryOf = useCallback(
    (offer: Offer | null) => FCL_LIST.enquiryAt(search, offer && dayAt(momentIn(offer.leavesAt ?? '') ?? 0)),
    [search],
  );
  const renderChoice = useCallback(
    (sailing: Sailing, isFirst: boolean) => {
      const offer = offerOf(sailing);
      return (
        <QuoteChoice
          offer={offer}
          name={sailing.vessel}
          isFirst={isFirst}
          enquiry={enquiryOf(offer)}
          leadsTo={pathOf('shippingFclOrder')}
          actor={quoting}
        />
      );
    },
    [quoting, enquiryOf],
  );
  return (
    <>
      <Sailings actor={board} renderChoice={renderChoice} />
      <Quoting actor={quoting} nameOf={vesselOf} enquiryOf={enquiryOf} />
    </>
  );
}
