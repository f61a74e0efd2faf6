import { describe, expect, it } from 'vitest';

import { LIBRARY } from '../../server/world/dangerous-goods/library';
import { PRODUCTS } from '../../server/orders/mall/table/products';
import { listPorts } from '../../server/world/ports/catalogue';
import { homeServicesCopy } from '../../src/copy/search/home-services';

const figure = (of: string) =>
  homeServicesCopy.main.flatMap(({ figures }) => figures).find(([, name]) => name === of)?.[0];
const text = (title: string) => homeServicesCopy.more.find((service) => service.title === title)?.text;

const tanks = LIBRARY.flatMap(({ tankInstruction }) => (tankInstruction ? [Number(tankInstruction.slice(1))] : []));

describe('home page', () => {
  it('shows the figures of the gateway data', () => {
    expect(figure('海港')).toBe(String(listPorts('port').length));
    expect(figure('种危险品可查')).toBe(String(LIBRARY.filter(({ unNo }) => unNo !== null).length));
    expect(figure('罐箱导则')).toBe(`T${Math.min(...tanks)}–T${Math.max(...tanks)}`);
    expect(text('国际空运')).toContain(`${listPorts('airport').length} 个机场`);
    expect(text('国际铁路')).toContain(`${listPorts('station').length} 个场站`);
    expect(text('化工商城')).toContain(`${PRODUCTS.trim().split('\n').length} 种`);
  });
});

it('links truck transport to /haul and domestic shipping to its own page', () => {
  const leads = Object.fromEntries(
    [...homeServicesCopy.main, ...homeServicesCopy.more].map(({ title, to }) => [title, to]),
  );
  expect([leads['途运 危化车运'], leads['内贸海运']]).toEqual(['truck', 'domesticTrade']);
});
