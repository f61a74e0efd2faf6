import { DOM_LIST } from '../../../domain/modes/dom/list';
import { isDom, shipsOf, type DomOffer } from '../../../domain/modes/dom/quote';
import { pathOf } from '../../../domain/routes';
import { momentWords } from '../../copy/words/moment-words';
import { QuoteChoice } from '../../features/quoting/quote-choice';
import { boardOf, resultsOf, type ChoiceProps } from '../../frame/results';
import { VoyagesView } from './voyages';

const Choice = ({ onNext: _, ...props }: ChoiceProps<DomOffer>) => (
  <QuoteChoice
    {...props}
    name={`${shipsOf(props.offer.detail)} ${momentWords(props.offer.leavesAt).date}`}
    leadsTo={pathOf('domesticTradeOrder')}
  />
);

export const DomResults = resultsOf({
  list: DOM_LIST,
  nameOf: (offer) => (isDom(offer) ? shipsOf(offer.detail) : ''),
  Board: boardOf(DOM_LIST, VoyagesView),
  Choice,
});
