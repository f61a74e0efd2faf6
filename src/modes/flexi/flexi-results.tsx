import { FLEXI_LIST } from '../../../domain/modes/flexi/list';
import type { FlexiOffer } from '../../../domain/modes/flexi/quote';
import { routePath } from '../../../domain/routes';
import { momentWords } from '../../copy/words/moment-words';
import { QuoteChoice } from '../../features/quoting/quote-choice';
import { createBoard, createResults, type ChoiceProps } from '../../frame/results';
import { BagsView } from './bags';

export { BestPrice } from './best-price';
export { ColdLine } from './cold-line';

const Choice = ({ offer, isFirst, enquiry, actor }: ChoiceProps<FlexiOffer>) => (
  <QuoteChoice
    offer={offer}
    name={`${offer.supplier.nameCn} ${momentWords(offer.leavesAt).date}`}
    isFirst={isFirst}
    enquiry={enquiry}
    leadsTo={routePath('fluidBag')}
    actor={actor}
  />
);

export const FlexiResults = createResults({
  list: FLEXI_LIST,
  nameOf: (offer) => momentWords(offer.leavesAt ?? '').date,
  Board: createBoard(FLEXI_LIST, BagsView),
  Choice,
});
