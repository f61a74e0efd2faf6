import { lazy } from 'react';

import { flexiOrder } from '../../../contract/modes/flexi/order';
import { flexiQuote } from '../../../contract/modes/flexi/quote';
import { FLEXI } from '../../../domain/modes/flexi/mode';
import { flexiOrderCopy } from '../../copy/modes/flexi/order';
import { FlexiOrderPage } from '../../modes/flexi/flexi-order-view';
import { orderEntry } from '../page-actors/order';

export default orderEntry({
  mode: FLEXI,
  wire: flexiOrder,
  quote: flexiQuote,
  title: flexiOrderCopy.title,
  Page: FlexiOrderPage,
  Receipt: lazy(() => import('./fluid-bag-receipt')),
});
