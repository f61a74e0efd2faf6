import type { ModeId } from '../../../domain/modes';
import type { Quote } from '../../../domain/offer/offer';
import type { OrderFault } from '../../../domain/order/blocks/fault';
import type { KnownBuyer } from '../kept';
import { mallBuyerFaults } from '../mall/buyer';

type Buyers<TQuote extends Quote = Quote> = {
  /** What keeps this buyer from what was quoted, whatever the form says. */
  faults(quote: TQuote, buyer: KnownBuyer, now: number): OrderFault[];
};

/** The modes that do not sell to everybody. */
export const BUYERS: { readonly [TId in ModeId]?: Buyers } = { MALL: { faults: mallBuyerFaults } };
