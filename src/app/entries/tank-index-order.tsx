import { lazy } from 'react';

import { tankQuote } from '../../../contract/modes/tank/quote';
import { TANK } from '../../../domain/modes/tank/mode';
import { tankOrderCopy } from '../../copy/modes/tank/order';
import { TankOrderPage } from '../../modes/tank/tank-order-view';
import { orderEntry } from '../page-actors/order';

export default orderEntry({
  mode: TANK,
  quote: tankQuote,
  title: tankOrderCopy.title,
  Page: TankOrderPage,
  Receipt: lazy(() => import('./tank-index-receipt')),
});
