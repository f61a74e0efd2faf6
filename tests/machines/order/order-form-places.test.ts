import { expect, it } from 'vitest';
import { createActor } from 'xstate';

import type { ServiceType } from '../../../domain/desk/services';
import { DGD } from '../../../domain/modes/dgd/mode';
import { selectGoodsPicker, selectOrderFormOf } from '../../../machines/order/order-form';
import { NOW } from '../../../stories/order/quoted.fixtures';
import { dgdQuoteFor } from '../../support/dgd-order';
import { goodsOption, METHANOL, portOption, ROTTERDAM, SHANGHAI } from '../../support/plans/booking/trade';
import { formAlone } from './order-form.alone';

function serviceForm(type: ServiceType) {
  const actor = createActor(formAlone(), { input: { mode: DGD, step: 'product' } }).start();
  actor.send({ type: 'quote.set', quote: dgdQuoteFor(type), now: NOW });
  const view = () => selectOrderFormOf(DGD)(actor.getSnapshot());
  const kind = () => selectGoodsPicker(actor.getSnapshot()).getSnapshot().context.kind;
  const lookUp = (key: string) => actor.send({ type: 'lookup.begin', key });
  const pick = (option: ReturnType<typeof portOption | typeof goodsOption>) =>
    actor.send({ type: 'option.chosen', picker: 'goods', option });
  return { view, kind, lookUp, pick };
}

it.each([
  ['3', 'exitPort', 'port'],
  ['5', 'fromAirport', 'airport'],
  ['5', 'toAirport', 'airport'],
  ['6', 'viaPort', 'port'],
  ['8', 'city', 'city'],
  ['8', '1', 'goods'],
  ['8', 'exitPort', 'goods'],
] as const)('service %s: field %s opens a lookup of %s', (type, key, kind) => {
  const form = serviceForm(type);
  form.lookUp(key);
  expect(form.kind()).toBe(kind);
});

it('inserts name and code of a port and keeps the active picker', () => {
  const form = serviceForm('6');
  form.lookUp('fromPort');
  form.pick(portOption(SHANGHAI));
  expect(form.view().form).toMatchObject({ fromPort: '上海 CNSHA', toPort: '' });
  expect(form.view().lookupKey).toBe('fromPort');
  form.lookUp('toPort');
  form.pick(portOption(ROTTERDAM));
  expect(form.view().form).toMatchObject({ fromPort: '上海 CNSHA', toPort: '鹿特丹 NLRTM' });
});

it('inserts a city by name', () => {
  const form = serviceForm('8');
  form.lookUp('city');
  form.pick(portOption({ ...SHANGHAI, code: '310100' }));
  expect(form.view().form.city).toBe('上海');
});

it('rejects goods for a place, a place for goods, and picks without a lookup', () => {
  const form = serviceForm('6');
  const before = form.view().form;
  form.pick(portOption(SHANGHAI));
  form.lookUp('fromPort');
  form.pick(goodsOption(METHANOL));
  form.lookUp('1');
  form.pick(portOption(SHANGHAI));
  expect(form.view().form).toEqual(before);
});
