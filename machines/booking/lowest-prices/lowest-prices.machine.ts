import type { ActorRefFrom, SnapshotFrom } from 'xstate';

import { shelfMachine } from '../../support/shelf';
import type { LowestPrice } from './lowest-prices.types';

export const lowestPricesMachine = shelfMachine<LowestPrice>('lowestPrices', {
  shelf: '本周低价航线',
  loading: '正在取价',
  filled: '已列出各航线',
  empty: '本周暂无报价',
  failed: '取价失败，可重试',
});

export type LowestPricesActor = ActorRefFrom<typeof lowestPricesMachine>;
export type LowestPricesSnapshot = SnapshotFrom<typeof lowestPricesMachine>;
