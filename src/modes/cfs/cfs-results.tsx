import { CFS_LIST, isCfs } from '../../../domain/modes/cfs/search-mode';
import type { CfsOffer } from '../../../domain/modes/cfs/quote';
import type { Offer } from '../../../domain/offer/offer';
import { routePath } from '../../../domain/routes';
import { cfsSearchCopy } from '../../copy/modes/cfs/search';
import { QuoteChoice } from '../../features/quoting/quote-choice';
import { createBoard, createResults, type ChoiceProps } from '../../frame/results';
import { StationsView } from './stations';

const stationName = (offer: Offer): string => (isCfs(offer) ? offer.detail.station.nameCn : '');

const Choice = ({ offer, isFirst, enquiry, actor }: ChoiceProps<CfsOffer>) => (
  <QuoteChoice
    offer={offer}
    name={stationName(offer)}
    words={cfsSearchCopy.board.choice}
    isFirst={isFirst}
    enquiry={enquiry}
    leadsTo={routePath('builtInOrder')}
    actor={actor}
  />
);

export const CfsResults = createResults({
  list: CFS_LIST,
  nameOf: stationName,
  Board: createBoard(CFS_LIST, StationsView),
  Choice,
});
