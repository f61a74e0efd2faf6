import { describe, expect, it } from 'vitest';

import { fileOf, isListed, LAYOUTS, pathOf, placeAt, ROUTE_NAMES, ROUTES } from '../../domain/routes';

const PLAIN =
  '/ /airLift /business /dgdesk /domesticTrade /enquiryFcl /fluidBag /haul /helpCenter /lcl /news /railWayIndex /root /shippingFcl /shippingLcl /tankIndex /warehouse /warehouseing';
const SUB =
  '/airLift/airLiftOrder /builtIn/addOrder /builtIn/addOrderSuccess /dgdesk/addOrderSuccess /dgdesk/dgdeskDetail /domesticTrade/orderPage /haul/order /railWay/addOrder /railWay/success /shippingFcl/addOrder /shippingFcl/addOrderSuccess /shippingLcl/oldIndex /shippingLcl/success';
const PARAMETRIC = ['/procurement/mobile/:id?', '/procurement/share/:id?', '/act/:id?', '/news/:id'];
const PATHS = [...PLAIN.split(' '), ...SUB.split(' ')];

describe('the routes', () => {
  it('are those of the specification, each once, and the page for all others', () => {
    const paths = ROUTE_NAMES.map((name) => ROUTES[name].path);
    expect(paths.toSorted()).toEqual([...PATHS, ...PARAMETRIC, '*'].toSorted());
  });

  it('wear every layout of the specification', () => {
    expect(new Set(ROUTE_NAMES.map((name) => ROUTES[name].layout))).toEqual(new Set(LAYOUTS));
  });

  it.each(PATHS)('%s shows its page, also with a slash at the end', (path) => {
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
  ] as const)('%s shows one of its kind', (path, name, id) => {
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
  ])('%j shows that there is nothing', (path) => {
    expect(placeAt(path).name).toBe('notFound');
  });

  it('each have a file of their own', () => {
    const files = ROUTE_NAMES.map(fileOf);
    expect(new Set(files).size).toBe(files.length);
    expect(['home', 'act', 'newsDetail', 'notFound'].map((name) => fileOf(name as 'home'))).toEqual([
      '/index.html',
      '/act/index.html',
      '/news/_id/index.html',
      '/404.html',
    ]);
  });

  it('lead back from each address to its page', () => {
    const names = ROUTE_NAMES.filter((name) => !['notFound', 'newsDetail'].includes(name));
    expect(names.filter((name) => placeAt(pathOf(name)).name !== name)).toEqual([]);
  });

  it('keep what belongs to somebody out of search engines', () => {
    const hidden = ROUTE_NAMES.filter((name) => !isListed(name));
    expect(hidden).toEqual(expect.arrayContaining(ROUTE_NAMES.filter((name) => ROUTES[name].access === 'owner')));
    expect(isListed('home') && isListed('news')).toBe(true);
  });
});
