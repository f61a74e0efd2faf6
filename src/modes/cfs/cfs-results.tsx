import { CFS_LIST, isCfs } from '../../../domain/modes/cfs/search-mode';
import type { CfsOffer } from '../../../domain/modes/cfs/quote';
import type { Offer } from '../../../domain/offer/offer';
import { pathOf } from '../../../domain/routes';
import { cfsSearchCopy } from '../../copy/modes/cfs/search';
import { QuoteChoice } from '../../features/quoting/quote-choice';
import { boardOf, resultsOf, type ChoiceProps } from '../../frame/results';
import { StationsView } from './stations';

const nameOf = (offer: Offer): string => (isCfs(offer) ? offer.detail.station.nameCn : '');

const Choice = ({ offer, isFirst, enquiry, actor }: ChoiceProps<CfsOffer>) => (
  <QuoteChoice
    offer={offer}
    name={nameOf(offer)}
    words={cfsSearchCopy.board.choice}
    isFirst={isFirst}
    enquiry={enquiry}
    leadsTo={pathOf('builtInOrder')}
    actor={actor}
  />
);

export const CfsResults = resultsOf({ list: CFS_LIST, nameOf, Board: boardOf(CFS_LIST, StationsView), Choice });
