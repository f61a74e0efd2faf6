import { isWh, WH_LIST } from '../../../domain/modes/wh/search-mode';
import type { WhOffer } from '../../../domain/modes/wh/quote';
import type { Offer } from '../../../domain/offer/offer';
import { pathOf } from '../../../domain/routes';
import { whRoomsCopy } from '../../copy/modes/wh/rooms';
import { QuoteChoice } from '../../features/quoting/quote-choice';
import { boardOf, resultsOf, type ChoiceProps } from '../../frame/results';
import { RoomsView } from './rooms';

const nameOf = (offer: Offer): string => (isWh(offer) ? offer.detail.room.id : '');

const Choice = ({ offer, isFirst, enquiry, actor }: ChoiceProps<WhOffer>) => (
  <QuoteChoice
    offer={offer}
    name={`${offer.supplier.nameCn} ${nameOf(offer)}`}
    words={whRoomsCopy.board.choice}
    isFirst={isFirst}
    enquiry={enquiry}
    leadsTo={pathOf('warehouseing')}
    actor={actor}
  />
);

export const WhResults = resultsOf({
  list: WH_LIST,
  nameOf,
  soldOut: whRoomsCopy.board.soldOut,
  Board: boardOf(WH_LIST, RoomsView),
  Choice,
});
