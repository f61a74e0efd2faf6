import { lazy } from 'react';

import { truckQuote } from '../../../contract/modes/truck/quote';
import { TRUCK } from '../../../domain/modes/truck/mode';
import { truckOrderCopy } from '../../copy/modes/truck/order';
import { TruckOrderPage } from '../../modes/truck/truck-order-view';
import { orderDoor } from '../doors/order';

/** The order of trucks, and its receipt. */
export default orderDoor({
  mode: TRUCK,
  quote: truckQuote,
  title: truckOrderCopy.title,
  Page: TruckOrderPage,
  Receipt: lazy(() => import('./haul-receipt')),
});
