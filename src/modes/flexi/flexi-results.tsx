import { FLEXI_LIST } from '../../../domain/modes/flexi/list';
import type { FlexiOffer } from '../../../domain/modes/flexi/quote';
import { pathOf } from '../../../domain/routes';
import { momentWords } from '../../copy/words/moment-words';
import { QuoteChoice } from '../../features/quoting/quote-choice';
import { boardOf, resultsOf, type ChoiceProps } from '../../frame/results';
import { BagsView } from './bags';

export { BestPrice } from './best-price';
export { ColdLine } from './cold-line';

const Choice = ({ offer, isFirst, enquiry, actor }: ChoiceProps<FlexiOffer>) => (
  <QuoteChoice
    offer={offer}
    name={`${offer.supplier.nameCn} ${momentWords(offer.leavesAt).date}`}
    isFirst={isFirst}
    enquiry={enquiry}
    leadsTo={pathOf('fluidBag')}
    actor={actor}
  />
);

export const FlexiResults = resultsOf({
  list: FLEXI_LIST,
  nameOf: (offer) => momentWords(offer.leavesAt ?? '').date,
  Board: boardOf(FLEXI_LIST, BagsView),
  Choice,
});
