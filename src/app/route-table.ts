import type { ComponentType } from 'react';

import type { RouteName } from '../../domain/routes';
import type { Shape } from '../features/page/page-skeleton';

type PageEntry = {
  load: () => Promise<{ default: ComponentType }>;
  shape: Shape;
  /** True if the order or receipt shares the search's address; the build cannot know which one is meant. */
  orders?: boolean;
  next?: readonly RouteName[];
};

/** Browser-side facts of each page, beside `domain/routes` and `copy/routes`. */
export const PAGES: Readonly<Record<RouteName, PageEntry>> = {
  // Home links nine services side by side: the next page is preloaded on pointer or touch, not guessed.
  home: { load: () => import('./entries/home'), shape: 'cards' },
  airLift: { load: () => import('./entries/air-lift'), shape: 'list' },
  business: { load: () => import('./entries/business'), shape: 'grid', orders: true },
  dgdesk: { load: () => import('./entries/dgdesk'), shape: 'grid', next: ['dgdeskDetail'] },
  domesticTrade: { load: () => import('./entries/domestic-trade'), shape: 'list' },
  enquiryFcl: { load: () => import('./entries/enquiry-fcl'), shape: 'form' },
  fluidBag: { load: () => import('./entries/fluid-bag'), shape: 'list', orders: true },
  truck: { load: () => import('./entries/truck-search'), shape: 'list' },
  helpCenter: { load: () => import('./entries/help-center'), shape: 'article' },
  lcl: { load: () => import('../pages/lcl/lcl-page'), shape: 'article', next: ['shippingLcl'] },
  news: { load: () => import('./entries/news'), shape: 'list' },
  railWayIndex: { load: () => import('./entries/rail-way-index'), shape: 'list' },
  root: { load: () => import('../pages/root/root-page'), shape: 'article' },
  // The order is as large as this page, so it is preloaded only at the first sign of picking a sailing.
  shippingFcl: { load: () => import('./entries/shipping-fcl'), shape: 'cards' },
  shippingLcl: { load: () => import('./entries/shipping-lcl'), shape: 'list', orders: true },
  tankIndex: { load: () => import('./entries/tank-index'), shape: 'list', orders: true },
  warehouse: { load: () => import('./entries/warehouse'), shape: 'list' },
  warehouseing: { load: () => import('./entries/warehouseing'), shape: 'steps' },
  airLiftOrder: { load: () => import('./entries/air-lift-order'), shape: 'steps' },
  builtInOrder: { load: () => import('./entries/built-in-order'), shape: 'steps', orders: true },
  builtInSuccess: { load: () => import('./entries/built-in-success'), shape: 'receipt' },
  dgdeskSuccess: { load: () => import('./entries/dgdesk-success'), shape: 'receipt' },
  dgdeskDetail: { load: () => import('./entries/dgdesk-detail'), shape: 'form' },
  truckOrder: { load: () => import('./entries/truck-order'), shape: 'steps' },
  domesticTradeOrder: { load: () => import('./entries/domestic-trade-order'), shape: 'steps' },
  railWayOrder: { load: () => import('./entries/rail-way-order'), shape: 'steps' },
  railWaySuccess: { load: () => import('./entries/rail-way-success'), shape: 'receipt' },
  shippingFclOrder: {
    load: () => import('./entries/shipping-fcl-order'),
    shape: 'steps',
    next: ['shippingFclSuccess'],
  },
  shippingFclSuccess: {
    load: () => import('./entries/shipping-fcl-success'),
    shape: 'receipt',
  },
  shippingLclOldIndex: {
    load: () => import('./entries/shipping-lcl-old-index'),
    shape: 'list',
    next: ['shippingLcl'],
  },
  shippingLclSuccess: {
    load: () => import('./entries/shipping-lcl-success'),
    shape: 'receipt',
  },
  procurementMobile: { load: () => import('./entries/procurement-mobile'), shape: 'list' },
  procurementShare: { load: () => import('./entries/procurement-share'), shape: 'list' },
  act: { load: () => import('./entries/act'), shape: 'poster' },
  newsDetail: { load: () => import('./entries/news-detail'), shape: 'article' },
  notFound: { load: () => import('../pages/not-found/not-found-page'), shape: 'article' },
};
