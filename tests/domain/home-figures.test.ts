import { describe, expect, it } from 'vitest';

import { LIBRARY } from '../../server/world/dangerous-goods/library';
import { PRODUCTS } from '../../server/orders/mall/table/products';
import { portsOf } from '../../server/world/ports/catalogue';
import { homeServicesCopy } from '../../src/copy/search/home-services';

const figure = (of: string) =>
  homeServicesCopy.main.flatMap(({ figures }) => figures).find(([, name]) => name === of)?.[0];
const text = (title: string) => homeServicesCopy.more.find((service) => service.title === title)?.text;

/** Tank instructions of the library, the lowest and the highest. */
const tanks = LIBRARY.flatMap(({ tankInstruction }) => (tankInstruction ? [Number(tankInstruction.slice(1))] : []));

describe('the figures the first page is proud of', () => {
  it('are those of the gateway', () => {
    expect(figure('海港')).toBe(String(portsOf('port').length));
    expect(figure('种危险品可查')).toBe(String(LIBRARY.filter(({ unNo }) => unNo !== null).length));
    expect(figure('罐箱导则')).toBe(`T${Math.min(...tanks)}–T${Math.max(...tanks)}`);
    expect(text('国际空运')).toContain(`${portsOf('airport').length} 个机场`);
    expect(text('国际铁路')).toContain(`${portsOf('station').length} 个场站`);
    expect(text('化工商城')).toContain(`${PRODUCTS.trim().split('\n').length} 种`);
  });
});

it('leads whoever needs a truck to the trucks of the house, and ships within the country to their own page', () => {
  const leads = Object.fromEntries(
    [...homeServicesCopy.main, ...homeServicesCopy.more].map(({ title, to }) => [title, to]),
  );
  expect([leads['途运 危化车运'], leads['内贸海运']]).toEqual(['haul', 'domesticTrade']);
});
