import { DOM_LIST } from '../../../domain/modes/dom/list';
import { isDom, vesselNames, type DomOffer } from '../../../domain/modes/dom/quote';
import { routePath } from '../../../domain/routes';
import { momentWords } from '../../copy/words/moment-words';
import { QuoteChoice } from '../../features/quoting/quote-choice';
import { createBoard, createResults, type ChoiceProps } from '../../frame/results';
import { VoyagesView } from './voyages';

const Choice = ({ onNext: _, ...props }: ChoiceProps<DomOffer>) => (
  <QuoteChoice
    {...props}
    name={`${vesselNames(props.offer.detail)} ${momentWords(props.offer.leavesAt).date}`}
    leadsTo={routePath('domesticTradeOrder')}
  />
);

export const DomResults = createResults({
  list: DOM_LIST,
  nameOf: (offer) => (isDom(offer) ? vesselNames(offer.detail) : ''),
  Board: createBoard(DOM_LIST, VoyagesView),
  Choice,
});
