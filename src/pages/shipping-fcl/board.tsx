import { useSelector } from '@xstate/react';
import { useCallback } from 'react';

import { offerOf, vesselOf } from '../../../domain/modes/fcl/detail';
import type { Offer } from '../../../domain/offer/offer';
import type { Sailing } from '../../../domain/offer/sailing';
import { pathOf } from '../../../domain/routes';
import { selectSearch, type OfferBoardActor } from '../../../machines/booking/offer-board';
import type { QuotingActor } from '../../../machines/booking/quoting';
import { OfferBoard } from '../../features/offer-board/offer-board';
import { QuoteChoice } from '../../features/quoting/quote-choice';
import { Quoting } from '../../features/quoting/quoting';
import { enquiryFor } from './enquiry';

/** The list of what was found, with what can be done about each sailing of it. */
export function Board({ board, quoting }: { board: OfferBoardActor; quoting: QuotingActor }) {
  const search = useSelector(board, selectSearch);
  const enquiryOf = useCallback((offer: Offer | null) => enquiryFor(search, offer), [search]);
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
      <OfferBoard actor={board} renderChoice={renderChoice} />
      <Quoting actor={quoting} nameOf={vesselOf} enquiryOf={enquiryOf} />
    </>
  );
}
