import type { OrderPaper } from '../../../../domain/mall/gate';
import type { ModeId } from '../../../../domain/mode-ids';
import type { Quote } from '../../../../domain/offer/offer';
import type { OrderFault } from '../../../../domain/rules/fault';
import type { Taking } from '../../../world/takings/taking';
import type { Ordering } from '../kept';
import { mallBuyerFaults, orderPapers, permitTakings } from '../mall/buyer';

type Buyers<TQuote extends Quote = Quote> = {
  /** What keeps this buyer from what was quoted, whatever the form says. */
  faults(quote: TQuote, ordering: Ordering): OrderFault[];
  /** What of the buyer's own permits it takes. */
  takes(quote: TQuote, ordering: Ordering): Taking[];
  /** Which of their papers the order rests on. */
  papers(quote: TQuote, ordering: Ordering): OrderPaper[];
};

/** The modes that do not sell to everybody. */
export const BUYERS: { readonly [TId in ModeId]?: Buyers } = {
  MALL: { faults: mallBuyerFaults, takes: permitTakings, papers: orderPapers },
};
