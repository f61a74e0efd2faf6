import { lazy } from 'react';

import { whOrder } from '../../../contract/modes/wh/order';
import { whQuote } from '../../../contract/modes/wh/quote';
import { WH } from '../../../domain/modes/wh/mode';
import { roomNow } from '../../effects/market/room-now';
import { whOrderCopy } from '../../copy/modes/wh/order';
import { WhOrderPage } from '../../modes/wh/wh-order-view';
import { orderEntry } from '../page-actors/order';

export default orderEntry({
  mode: WH,
  wire: whOrder,
  quote: whQuote,
  watched: roomNow,
  title: whOrderCopy.title,
  Page: WhOrderPage,
  Receipt: lazy(() => import('./warehouseing-receipt')),
});
