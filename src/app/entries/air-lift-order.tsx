import { lazy } from 'react';

import { airOrder } from '../../../contract/modes/air/order';
import { airQuote } from '../../../contract/modes/air/quote';
import { AIR } from '../../../domain/modes/air/mode';
import { otherFlightsVia } from '../../effects/market/other-flights';
import { airOrderCopy } from '../../copy/modes/air/order';
import { AirOrderPage } from '../../modes/air/air-order-view';
import { orderEntry } from '../page-actors/order';

export default orderEntry({
  mode: AIR,
  wire: airOrder,
  quote: airQuote,
  alternatives: otherFlightsVia,
  title: airOrderCopy.title,
  Page: AirOrderPage,
  Receipt: lazy(() => import('./air-lift-receipt')),
});
