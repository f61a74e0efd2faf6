import { setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { bookingSearchMachine } from '../../booking/booking-search';
import { carouselMachine } from '../carousel';
import { lowestPricesMachine } from '../../booking/lowest-prices';
import { newsMachine } from '../../content/news';
import { segregationCheckMachine, type CheckedGoods } from '../../booking/segregation-check';
import { unprovidedAction } from '../../support/unprovided';
import type { HomeEvent } from './home.types';
import { PICTURES } from '../../support/left-out';

/** Two of one class that must be apart, and one that may join either: shows the purpose of the tool. */
const EXAMPLE: readonly CheckedGoods[] = [
  { unNo: '1789', nameCn: '盐酸', hazardClass: '8', packingGroup: 'II' },
  { unNo: '1824', nameCn: '氢氧化钠溶液（液碱）', hazardClass: '8', packingGroup: 'II' },
  { unNo: '1294', nameCn: '甲苯', hazardClass: '3', packingGroup: 'II' },
];

const chart = setup({
  types: {
    events: {} as HomeEvent,
    tags: {} as 'code',
    children: {} as {
      bookingSearch: 'bookingSearch';
      carousel: 'carousel';
      lowestPrices: 'lowestPrices';
      news: 'news';
      segregationCheck: 'segregationCheck';
    },
  },
  actors: {
    bookingSearch: bookingSearchMachine,
    carousel: carouselMachine,
    lowestPrices: lowestPricesMachine,
    news: newsMachine,
    segregationCheck: segregationCheckMachine,
  },
  actions: { scrollToTop: unprovidedAction('scrollToTop') },
});

/** Blocks of the first page run side by side; none waits for another. */
export const homeMachine = chart.createMachine({
  id: 'home',
  description: PICTURES && '首页：查询、低价、轮播、同箱核对、资讯各自运行，悬浮服务栏',
  invoke: [
    { id: 'bookingSearch', src: 'bookingSearch', input: { only: null } },
    { id: 'carousel', src: 'carousel' },
    { id: 'lowestPrices', src: 'lowestPrices' },
    { id: 'news', src: 'news' },
    { id: 'segregationCheck', src: 'segregationCheck', input: { goods: EXAMPLE } },
  ],
  on: { 'top.seek': { actions: 'scrollToTop' } },
  initial: 'plain',
  states: {
    plain: { description: PICTURES && '服务栏收起', on: { 'code.toggle': 'showingCode' } },
    showingCode: {
      description: PICTURES && '显示小程序码',
      tags: 'code',
      on: { 'code.toggle': 'plain', 'code.close': 'plain' },
    },
  },
});

export type HomeActor = ActorRefFrom<typeof homeMachine>;
export type HomeSnapshot = SnapshotFrom<typeof homeMachine>;
