import { fn } from 'storybook/test';

import type { OrderCopyView } from '../../machines/order/order-copy';

export const RESTING: OrderCopyView = { isBusy: false, failureCode: null };
export const copyWishes = { begin: fn() };
