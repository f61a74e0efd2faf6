/** Access to a page. Every visitor may fill in an order form; only sending it needs a sign-in. */
type Access = 'public' | 'login at submit' | 'owner';

export const LAYOUTS = [
  'activity',
  'basic',
  'default',
  'image-header',
  'large-page',
  'rail',
  'white',
  'white-mobile',
] as const;
export type Layout = (typeof LAYOUTS)[number];

/** `:id` is required, `:id?` optional. */
type RouteFacts = { path: string; layout: Layout; access: Access };

const FACTS = {
  home: { path: '/', layout: 'large-page', access: 'public' },
  airLift: { path: '/airLift', layout: 'basic', access: 'public' },
  business: { path: '/business', layout: 'basic', access: 'public' },
  dgdesk: { path: '/dgdesk', layout: 'image-header', access: 'public' },
  domesticTrade: { path: '/domesticTrade', layout: 'basic', access: 'public' },
  enquiryFcl: { path: '/enquiryFcl', layout: 'white', access: 'login at submit' },
  fluidBag: { path: '/fluidBag', layout: 'basic', access: 'public' },
  truck: { path: '/haul', layout: 'basic', access: 'public' },
  helpCenter: { path: '/helpCenter', layout: 'basic', access: 'public' },
  lcl: { path: '/lcl', layout: 'image-header', access: 'public' },
  news: { path: '/news', layout: 'basic', access: 'public' },
  railWayIndex: { path: '/railWayIndex', layout: 'rail', access: 'public' },
  root: { path: '/root', layout: 'default', access: 'public' },
  shippingFcl: { path: '/shippingFcl', layout: 'basic', access: 'public' },
  shippingLcl: { path: '/shippingLcl', layout: 'basic', access: 'public' },
  tankIndex: { path: '/tankIndex', layout: 'basic', access: 'public' },
  warehouse: { path: '/warehouse', layout: 'basic', access: 'public' },
  warehouseing: { path: '/warehouseing', layout: 'white', access: 'login at submit' },
  airLiftOrder: { path: '/airLift/airLiftOrder', layout: 'white', access: 'login at submit' },
  builtInOrder: { path: '/builtIn/addOrder', layout: 'white', access: 'login at submit' },
  builtInSuccess: { path: '/builtIn/addOrderSuccess', layout: 'white', access: 'owner' },
  dgdeskSuccess: { path: '/dgdesk/addOrderSuccess', layout: 'white', access: 'owner' },
  dgdeskDetail: { path: '/dgdesk/dgdeskDetail', layout: 'white', access: 'login at submit' },
  truckOrder: { path: '/haul/order', layout: 'white', access: 'login at submit' },
  domesticTradeOrder: { path: '/domesticTrade/orderPage', layout: 'white', access: 'login at submit' },
  railWayOrder: { path: '/railWay/addOrder', layout: 'rail', access: 'login at submit' },
  railWaySuccess: { path: '/railWay/success', layout: 'rail', access: 'owner' },
  shippingFclOrder: { path: '/shippingFcl/addOrder', layout: 'white', access: 'login at submit' },
  shippingFclSuccess: { path: '/shippingFcl/addOrderSuccess', layout: 'white', access: 'owner' },
  shippingLclOldIndex: { path: '/shippingLcl/oldIndex', layout: 'basic', access: 'public' },
  shippingLclSuccess: { path: '/shippingLcl/success', layout: 'white', access: 'owner' },
  procurementMobile: { path: '/procurement/mobile/:id?', layout: 'white-mobile', access: 'public' },
  procurementShare: { path: '/procurement/share/:id?', layout: 'white', access: 'public' },
  act: { path: '/act/:id?', layout: 'activity', access: 'public' },
  newsDetail: { path: '/news/:id', layout: 'basic', access: 'public' },
  notFound: { path: '*', layout: 'default', access: 'public' },
} satisfies Record<string, RouteFacts>;

export type RouteName = keyof typeof FACTS;
export const ROUTES: Readonly<Record<RouteName, RouteFacts>> = FACTS;
export const ROUTE_NAMES = Object.keys(FACTS) as RouteName[];

export type Place = { path: string; name: RouteName; id: string | null };

const PARAMETER = /\/:id(\?)?$/;
const ID = /^[\w-]{1,64}$/;
const DIGITS = /^\d{1,18}$/;

function matchRoute(name: RouteName, path: string): Place | null {
  const { path: pattern } = ROUTES[name];
  const parameter = PARAMETER.exec(pattern);
  const base = pattern.replace(PARAMETER, '');
  if (path === base && (!parameter || parameter[1] === '?')) return { path, name, id: null };
  if (!parameter || !path.startsWith(`${base}/`)) return null;
  const id = path.slice(base.length + 1);
  return (name === 'newsDetail' ? DIGITS : ID).test(id) ? { path, name, id } : null;
}

const withoutSlash = (pathname: string) => (/[^/]\/$/.test(pathname) ? pathname.slice(0, -1) : pathname);

/** An address of valid form without content. */
export const lostPlace = (pathname: string): Place => ({ path: withoutSlash(pathname), name: 'notFound', id: null });

/** Addresses are exact; only a trailing slash is ignored. */
export function placeAt(pathname: string): Place {
  const path = withoutSlash(pathname);
  for (const name of ROUTE_NAMES) {
    const place = matchRoute(name, path);
    if (place) return place;
  }
  return lostPlace(path);
}

export const routePath = (name: RouteName): string => ROUTES[name].path.replace(PARAMETER, '');

/** File the build writes and the gateway serves. */
export function routeFile(name: RouteName): string {
  if (name === 'home') return '/index.html';
  if (name === 'notFound') return '/404.html';
  const { path } = ROUTES[name];
  return PARAMETER.test(path) && !path.endsWith('?')
    ? `${routePath(name)}/_id/index.html`
    : `${routePath(name)}/index.html`;
}

/** Shell around an answer, for pages with a search. */
export const answeredFile = (name: RouteName): string => routeFile(name).replace('index.html', 'answered.html');

/** Private pages and intermediate steps stay out of search engines. */
export const isListed = (name: RouteName): boolean =>
  ROUTES[name].access !== 'owner' &&
  !['root', 'notFound', 'procurementMobile', 'procurementShare', 'shippingLclOldIndex'].includes(name);

/** Pages that only their link opens. */
export const isKeyed = ({ name, id }: Pick<Place, 'name' | 'id'>): boolean =>
  id !== null && (name === 'procurementShare' || name === 'procurementMobile');
