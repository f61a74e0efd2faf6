import { TRUCK_LIST } from '../../../domain/modes/truck/list';
import { isTruck, type TruckOffer } from '../../../domain/modes/truck/quote';
import { routePath } from '../../../domain/routes';
import type { Offer } from '../../../domain/offer/offer';
import { momentWords } from '../../copy/words/moment-words';
import { partCopy } from '../../copy/modes/truck/part';
import { nameOfVehicle, truckSearchCopy } from '../../copy/modes/truck/search';
import { QuoteChoice } from '../../features/quoting/quote-choice';
import { createBoard, createResults, type ChoiceProps } from '../../frame/results';
import { TrucksView } from './trucks';

const { board: copy } = truckSearchCopy;

const truckOfferName = (offer: Offer): string => {
  if (!isTruck(offer)) return '';
  return offer.detail.part ? partCopy.name : nameOfVehicle(offer.detail.vehicle);
};

const Choice = ({ onNext: _, ...props }: ChoiceProps<TruckOffer>) => (
  <QuoteChoice
    {...props}
    name={`${props.offer.supplier.nameCn} ${truckOfferName(props.offer)} ${momentWords(props.offer.leavesAt).date}`}
    words={props.offer.detail.part ? partCopy.choice : copy.choice}
    leadsTo={routePath('truckOrder')}
  />
);

export const TruckResults = createResults({
  list: TRUCK_LIST,
  nameOf: truckOfferName,
  soldOut: copy.soldOut,
  Board: createBoard(TRUCK_LIST, TrucksView),
  Choice,
});
