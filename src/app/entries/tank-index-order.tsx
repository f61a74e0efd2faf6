import { lazy } from 'react';

import { tankOrder } from '../../../contract/modes/tank/order';
import { tankQuote } from '../../../contract/modes/tank/quote';
import { TANK } from '../../../domain/modes/tank/mode';
import { tankOrderCopy } from '../../copy/modes/tank/order';
import { TankOrderPage } from '../../modes/tank/tank-order-view';
import { orderEntry } from '../page-actors/order';

export default orderEntry({
  mode: TANK,
  wire: tankOrder,
  quote: tankQuote,
  title: tankOrderCopy.title,
  Page: TankOrderPage,
  Receipt: lazy(() => import('./tank-index-receipt')),
});
