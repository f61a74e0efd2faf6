import { fn } from 'storybook/test';

import type { OrderCopyView } from '../../machines/order/order-copy';

export const RESTING: OrderCopyView = { isBusy: false, question: null, failureCode: null };
export const copyWishes = { begin: fn(), replace: fn(), leave: fn() };
