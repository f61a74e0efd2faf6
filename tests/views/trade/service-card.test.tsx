import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { sailingFromOffer } from '../../../domain/modes/fcl/detail';
import { FclStep } from '../../../src/modes/fcl/fcl-step';
import { PickupRegionView } from '../../../src/trade/services/pickup-region';
import { ServiceCard } from '../../../src/trade/services/service-card';
import { formViewOf, formWishes, LISTS, order, type pickedRegion } from '../../../stories/order/fcl-order.fixtures';
import { SOUND } from '../../../stories/order/order-forms.fixtures';
import { QUOTE } from '../../../stories/order/quoted.fixtures';
import { STEP_PARTS } from '../../support/modes/order-step';

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
  ['USLAX', true],
  ['SGSIN', false],
])('the bill of a box to %s asks for the advance filer: %s', async (code, isAsked) => {
  const sailing = sailingFromOffer(QUOTE.offer);
  const parts = { ...partsOf([]), sailing: { ...sailing, dst: { ...sailing.dst, code } } };
  await person.opens(<FclStep {...STEP_PARTS.around} parts={parts} />);
  await vi.waitFor(() => expect(document.body.textContent).toContain('提单'));
  expect(screen.queryAllByText(/^舱单申报/).length > 0).toBe(isAsked);
});
