import { railOrder } from '../../../contract/modes/rail/order';
import { railQuote } from '../../../contract/modes/rail/quote';
import { RAIL } from '../../../domain/modes/rail/mode';
import { railOrderCopy } from '../../copy/modes/rail/order';
import { trainNow } from '../../effects/market/train-now';
import { RailOrderPage } from '../../modes/rail/rail-order-view';
import { orderEntry } from '../page-actors/order';

export default orderEntry({
  mode: RAIL,
  wire: railOrder,
  quote: railQuote,
  watched: trainNow,
  title: railOrderCopy.title,
  Page: RailOrderPage,
});
