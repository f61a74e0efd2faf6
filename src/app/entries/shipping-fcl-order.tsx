import { fclOrder } from '../../../contract/modes/fcl/order';
import { fclQuote } from '../../../contract/modes/fcl/quote';
import { FCL } from '../../../domain/modes/fcl/mode';
import { titles } from '../../copy/site/titles';
import { otherSailingsVia } from '../../effects/market/other-sailings';
import { FclOrderPage } from '../../modes/fcl/fcl-order-view';
import { orderEntry } from '../page-actors/order';

export default orderEntry({
  mode: FCL,
  wire: fclOrder,
  quote: fclQuote,
  alternatives: otherSailingsVia,
  title: titles.shippingFclOrder,
  Page: FclOrderPage,
});
