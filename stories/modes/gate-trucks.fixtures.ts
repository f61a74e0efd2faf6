import { fn } from 'storybook/test';

import type { TypedTruck } from '../../domain/order/trucks/truck';
import type { Money } from '../../domain/values/money';
import type { OrderTruckView } from '../../machines/order/order-truck';

export const AT_A_GATE = {
  origin: 'https://www.chemlane.example',
  on: { open: fn(), type: fn(), send: fn(), close: fn() },
};

type Resting = Pick<OrderTruckView, 'hours'> & { total: Money; at?: number };

export const resting = (truck: TypedTruck, { hours, total, at = 0 }: Resting): OrderTruckView => ({
  isOpen: false,
  at,
  keptSlot: truck.slot,
  typed: truck,
  hours,
  isLooking: false,
  total,
  offered: null,
  isBusy: false,
  failureCode: null,
});
