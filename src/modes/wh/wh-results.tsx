import { isWh, WH_LIST } from '../../../domain/modes/wh/search-mode';
import type { WhOffer } from '../../../domain/modes/wh/quote';
import type { Offer } from '../../../domain/offer/offer';
import { routePath } from '../../../domain/routes';
import { whRoomsCopy } from '../../copy/modes/wh/rooms';
import { QuoteChoice } from '../../features/quoting/quote-choice';
import { createBoard, createResults, type ChoiceProps } from '../../frame/results';
import { RoomsView } from './rooms';

const roomName = (offer: Offer): string => (isWh(offer) ? offer.detail.room.id : '');

const Choice = ({ offer, isFirst, enquiry, actor }: ChoiceProps<WhOffer>) => (
  <QuoteChoice
    offer={offer}
    name={`${offer.supplier.nameCn} ${roomName(offer)}`}
    words={whRoomsCopy.board.choice}
    isFirst={isFirst}
    enquiry={enquiry}
    leadsTo={routePath('warehouseing')}
    actor={actor}
  />
);

export const WhResults = createResults({
  list: WH_LIST,
  nameOf: roomName,
  soldOut: whRoomsCopy.board.soldOut,
  Board: createBoard(WH_LIST, RoomsView),
  Choice,
});
