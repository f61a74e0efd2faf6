import { describe, expect, it } from 'vitest';

import { routeFile, isListed, LAYOUTS, routePath, placeAt, ROUTE_NAMES, ROUTES } from '../../domain/routes';

const PLAIN =
  '/ /airLift /business /dgdesk /domesticTrade /enquiryFcl /fluidBag /haul /helpCenter /lcl /news /railWayIndex /root /shippingFcl /shippingLcl /tankIndex /warehouse /warehouseing';
const SUB =
  '/airLift/airLiftOrder /builtIn/addOrder /builtIn/addOrderSuccess /dgdesk/addOrderSuccess /dgdesk/dgdeskDetail /domesticTrade/orderPage /haul/order /railWay/addOrder /railWay/success /shippingFcl/addOrder /shippingFcl/addOrderSuccess /shippingLcl/oldIndex /shippingLcl/success';
const PARAMETRIC = ['/procurement/mobile/:id?', '/procurement/share/:id?', '/act/:id?', '/news/:id'];
const PATHS = [...PLAIN.split(' '), ...SUB.split(' ')];

describe('routes', () => {
  it('match the specification once each, plus the fallback page', () => {
    const paths = ROUTE_NAMES.map((name) => ROUTES[name].path);
    expect(paths.toSorted()).toEqual([...PATHS, ...PARAMETRIC, '*'].toSorted());
  });

  it('use every layout of the specification', () => {
    expect(new Set(ROUTE_NAMES.map((name) => ROUTES[name].layout))).toEqual(new Set(LAYOUTS));
  });

  it.each(PATHS)('%s opens its page, also with a trailing slash', (path) => {
    const { name } = placeAt(path);
    expect(ROUTES[name].path).toBe(path);
    expect(placeAt(path === '/' ? path : `${path}/`)).toEqual({ path, name, id: null });
  });

  it.each([
    ['/act', 'act', null],
    ['/act/spring-2026', 'act', 'spring-2026'],
    ['/procurement/mobile', 'procurementMobile', null],
    ['/procurement/share/aZ_-09', 'procurementShare', 'aZ_-09'],
    ['/news/42', 'newsDetail', '42'],
  ] as const)('%s opens its detail page', (path, name, id) => {
    expect(placeAt(path)).toEqual({ path, name, id });
  });

  it.each([
    '',
    '/Airlift',
    '/airlift',
    '/news/abc',
    '/news/4/2',
    '/news//',
    '/act/a b',
    '/act/%2e%2e',
    `/act/${'a'.repeat(65)}`,
    '/procurement',
    '/shippingFcl/addOrder/1',
    '//',
    '/*',
    '/news/:id',
  ])('%j opens the not-found page', (path) => {
    expect(placeAt(path).name).toBe('notFound');
  });

  it('have a file each', () => {
    const files = ROUTE_NAMES.map(routeFile);
    expect(new Set(files).size).toBe(files.length);
    expect(['home', 'act', 'newsDetail', 'notFound'].map((name) => routeFile(name as 'home'))).toEqual([
      '/index.html',
      '/act/index.html',
      '/news/_id/index.html',
      '/404.html',
    ]);
  });

  it('map their paths back to themselves', () => {
    const names = ROUTE_NAMES.filter((name) => !['notFound', 'newsDetail'].includes(name));
    expect(names.filter((name) => placeAt(routePath(name)).name !== name)).toEqual([]);
  });

  it('hide owner pages from search engines', () => {
    const hidden = ROUTE_NAMES.filter((name) => !isListed(name));
    expect(hidden).toEqual(expect.arrayContaining(ROUTE_NAMES.filter((name) => ROUTES[name].access === 'owner')));
    expect(isListed('home') && isListed('news')).toBe(true);
  });
});
