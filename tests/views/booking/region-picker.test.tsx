import { person } from '#person';
import { screen } from '@testing-library/react';
import { shallowEqual, useSelector } from '@xstate/react';
import { expect } from 'vitest';

import {
  regionPickerIntents,
  selectRegionPicker,
  type RegionPickerActor,
  type RegionPickerSnapshot,
} from '../../../machines/booking/region-picker';
import { orderPartsCopy } from '../../../src/copy/trade';
import { PickupRegionView } from '../../../src/trade/services/pickup-region';
import { formViewOf, formWishes, LISTS } from '../../../stories/order/fcl-order.fixtures';
import { SOUND } from '../../../stories/order/order-forms.fixtures';
import { elsewhere, pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { regionPickerPlan } from '../../support/plans/booking/region-picker.plan';

const { region: copy } = orderPartsCopy;
const form = formViewOf({ ...SOUND, services: ['TRK'] }, 'services');

function Page({ actor }: { actor: RegionPickerActor }) {
  const view = useSelector(actor, selectRegionPicker, shallowEqual);
  return (
    <PickupRegionView
      parts={{ view: form, on: formWishes, lists: LISTS }}
      region={{ view, on: regionPickerIntents(actor) }}
    />
  );
}

const field = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name: new RegExp(name) });

function look(snapshot: RegionPickerSnapshot) {
  const { province, city, district, provinces, cities, districts, isBusy, failureCode } = selectRegionPicker(snapshot);
  for (const [name, chosen, regions, isOpen] of [
    [copy.province, province, provinces, true],
    [copy.city, city, cities, province !== ''],
    [copy.district, district, districts, city !== ''],
  ] as const) {
    const shown = regions.find(({ code }) => code === chosen)?.name ?? copy.choose;
    expect(field(name).textContent, 'a choice is shown by its name').toContain(shown);
    expect(field(name).disabled, 'a field opens once the one above it is chosen, its list here or not').toBe(!isOpen);
  }
  expect(screen.queryByText(copy.busy) !== null).toBe(isBusy);
  expect(screen.queryByRole('alert')?.textContent ?? '').toContain(
    failureCode === null ? '' : copy.failure[failureCode],
  );
  expect(screen.queryByRole('button', { name: copy.retry }) !== null).toBe(failureCode !== null);
}

const NAMES: Readonly<Record<string, string>> = {
  '11': '北京市',
  '33': '浙江省',
  '3302': '宁波市',
  '330206': '北仑区',
};

type Event = Parameters<RegionPickerActor['send']>[0];

/** Choosing the current option fires no event. */
async function choose(name: string, { code }: Extract<Event, { code: string }>, { context }: RegionPickerSnapshot) {
  if ([context.province, context.city, context.district].includes(code)) return elsewhere();
  await person.press('button', new RegExp(name));
  return person.press('option', NAMES[code] ?? '');
}

walkView({
  plan: regionPickerPlan,
  mount: (actor) => <Page actor={actor} />,
  perform: {
    'province.choose': (event, now) => choose(copy.province, event, now),
    'city.choose': (event, now) => choose(copy.city, event, now),
    'district.choose': (event, now) => choose(copy.district, event, now),
    'list.retry': () => pressOrLate('button', copy.retry),
  },
  byWorld: {
    'region.set': 'the form',
  },
  look,
});
