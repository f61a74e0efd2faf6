import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { BillCard } from '../../../src/trade/services/bill-card';
import { PickupRegionView } from '../../../src/trade/services/pickup-region';
import { ServiceCard } from '../../../src/trade/services/service-card';
import { formViewOf, formWishes, LISTS, order, type pickedRegion } from '../../../stories/order/fcl-order.fixtures';
import { SOUND } from '../../../stories/order/order-forms.fixtures';

const partsOf = (services: string[]) => ({
  view: formViewOf({ ...SOUND, services, pickupRegion: '' }, 'services', true),
  on: formWishes,
  lists: LISTS,
});

const namesOf = async (view: Parameters<typeof person.opens>[0], isThere: string): Promise<string[]> => {
  await person.opens(view);
  await screen.findAllByText(isThere);
  const names = [...document.querySelectorAll<HTMLInputElement>('input[name][type=text]')].map(({ name }) => name);
  await person.leaves();
  return names;
};

it.each([
  [['INS'], ['goodsValue', 'insuredValue']],
  [['CUS'], ['goodsValue']],
  [[], []],
])('the service card with %j requires the goods value: %j', async (services, names) => {
  const card = <ServiceCard parts={partsOf(services)} region={order.region} priceOf={() => ''} />;
  expect(await namesOf(card, '附加服务')).toEqual(names);
});

it('the pickup address marks the first missing level of an incomplete district', async () => {
  const { view, on } = order.region;
  const wrongAt = async (change: Partial<typeof pickedRegion>) => {
    await person.opens(<PickupRegionView parts={partsOf(['TRK'])} region={{ view: { ...view, ...change }, on }} />);
    const buttons = await screen.findAllByRole('button');
    const wrong = buttons.map((button) => button.dataset['invalid'] !== undefined);
    await person.leaves();
    return wrong;
  };
  expect(await wrongAt({ province: '', city: '', district: '' })).toEqual([true, false, false]);
  expect(await wrongAt({ city: '', district: '' })).toEqual([false, true, false]);
  expect(await wrongAt({ district: '' })).toEqual([false, false, true]);
});

it.each([
  ['US', true],
  ['SG', false],
])('the bill card asks for the advance filer for the customs of %s: %s', async (country, isAsked) => {
  await person.opens(<BillCard parts={partsOf([])} country={country} />);
  await vi.waitFor(() => expect(document.body.textContent).toContain('提单'));
  expect(screen.queryAllByText(/^舱单申报/).length > 0).toBe(isAsked);
});
