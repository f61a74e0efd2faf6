import { TANK_LIST, isTank } from '../../../domain/modes/tank/list';
import type { TankOffer } from '../../../domain/modes/tank/quote';
import type { Offer } from '../../../domain/offer/offer';
import { pathOf } from '../../../domain/routes';
import { nameOfTank } from '../../../domain/goods/tank/names';
import { tankSearchCopy } from '../../copy/modes/tank/search';
import { QuoteChoice } from '../../features/quoting/quote-choice';
import { boardOf, resultsOf, type ChoiceProps } from '../../frame/results';
import { TanksView } from './tanks';

const { board: copy } = tankSearchCopy;

const nameOf = (offer: Offer): string => (isTank(offer) ? nameOfTank(offer.detail.tank) : '');

const Choice = ({ offer, isFirst, enquiry, actor }: ChoiceProps<TankOffer>) => (
  <QuoteChoice
    offer={offer}
    name={`${offer.supplier?.nameCn ?? ''} ${nameOf(offer)}`}
    words={offer.detail.lease ? copy.choice : copy.shipped}
    isFirst={isFirst}
    enquiry={enquiry}
    leadsTo={pathOf('tankIndex')}
    actor={actor}
  />
);

export const TankResults = resultsOf({
  list: TANK_LIST,
  nameOf,
  soldOut: copy.soldOut,
  Board: boardOf(TANK_LIST, TanksView),
  Choice,
});
