import { lazy } from 'react';

import { mallQuote } from '../../../contract/modes/mall/quote';
import { MALL } from '../../../domain/modes/mall/mode';
import { mallOrderCopy } from '../../copy/modes/mall/order';
import { MallOrderPage } from '../../modes/mall/mall-order-view';
import { orderDoor } from '../doors/order';

/** The order of goods, and its receipt. */
export default orderDoor({
  mode: MALL,
  quote: mallQuote,
  title: mallOrderCopy.title,
  Page: MallOrderPage,
  Receipt: lazy(() => import('./business-receipt')),
});
