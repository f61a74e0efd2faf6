import type { OrderPaper } from '../../../../domain/mall/gate';
import type { ModeId } from '../../../../domain/mode-ids';
import type { Quote } from '../../../../domain/offer/offer';
import type { OrderFault } from '../../../../domain/rules/fault';
import type { Taking } from '../../../world/takings/taking';
import type { Ordering } from '../kept';
import { mallBuyerFaults, orderPapers, permitTakings } from '../mall/buyer';

type Buyers<TQuote extends Quote = Quote> = {
  faults(quote: TQuote, ordering: Ordering): OrderFault[];
  takes(quote: TQuote, ordering: Ordering): Taking[];
  papers(quote: TQuote, ordering: Ordering): OrderPaper[];
};

export const BUYERS: { readonly [TId in ModeId]?: Buyers } = {
  MALL: { faults: mallBuyerFaults, takes: permitTakings, papers: orderPapers },
};
