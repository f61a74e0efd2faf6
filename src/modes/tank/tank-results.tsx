import { TANK_LIST, isTank } from '../../../domain/modes/tank/list';
import type { TankOffer } from '../../../domain/modes/tank/quote';
import type { Offer } from '../../../domain/offer/offer';
import { routePath } from '../../../domain/routes';
import { nameOfTank } from '../../../domain/goods/tank/names';
import { tankSearchCopy } from '../../copy/modes/tank/search';
import { QuoteChoice } from '../../features/quoting/quote-choice';
import { createBoard, createResults, type ChoiceProps } from '../../frame/results';
import { TanksView } from './tanks';

const { board: copy } = tankSearchCopy;

const tankName = (offer: Offer): string => (isTank(offer) ? nameOfTank(offer.detail.tank) : '');

const Choice = ({ offer, isFirst, enquiry, actor }: ChoiceProps<TankOffer>) => (
  <QuoteChoice
    offer={offer}
    name={`${offer.supplier?.nameCn ?? ''} ${tankName(offer)}`}
    words={offer.detail.lease ? copy.choice : copy.shipped}
    isFirst={isFirst}
    enquiry={enquiry}
    leadsTo={routePath('tankIndex')}
    actor={actor}
  />
);

export const TankResults = createResults({
  list: TANK_LIST,
  nameOf: tankName,
  soldOut: copy.soldOut,
  Board: createBoard(TANK_LIST, TanksView),
  Choice,
});
