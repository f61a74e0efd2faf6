import { lazy } from 'react';

import { domOrder } from '../../../contract/modes/dom/order';
import { domQuote } from '../../../contract/modes/dom/quote';
import { DOM } from '../../../domain/modes/dom/mode';
import { domOrderCopy } from '../../copy/modes/dom/order';
import { DomOrderPage } from '../../modes/dom/dom-order-view';
import { orderEntry } from '../page-actors/order';

export default orderEntry({
  mode: DOM,
  wire: domOrder,
  quote: domQuote,
  title: domOrderCopy.title,
  Page: DomOrderPage,
  Receipt: lazy(() => import('./domestic-trade-receipt')),
});
