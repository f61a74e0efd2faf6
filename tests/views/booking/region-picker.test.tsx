import { person } from '#person';
import { screen } from '@testing-library/react';
import { shallowEqual, useSelector } from '@xstate/react';
import { expect, vi } from 'vitest';

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
import { walkView } from '../../support/model/walk-view';
import { regionPickerPlan } from '../../support/plans/booking/region-picker.plan';

/** The list of a select watches how much room it has; nothing is laid out here. */
vi.stubGlobal(
  'ResizeObserver',
  globalThis.ResizeObserver ??
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
);

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

let shown: RegionPickerSnapshot | null = null;
const isEmpty = (name: string) => {
  if (!shown) return true;
  const { provinces, cities, districts } = selectRegionPicker(shown);
  return { [copy.province]: provinces, [copy.city]: cities, [copy.district]: districts }[name]?.length === 0;
};

function look(snapshot: RegionPickerSnapshot) {
  shown = snapshot;
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
let late: (event: Event) => Promise<void>;

/** What is chosen already is not chosen again: the field says nothing then. */
async function choose(name: string, event: Extract<Event, { code: string }>) {
  const words = NAMES[event.code] ?? '';
  if (field(name).textContent?.includes(words) || isEmpty(name)) return late(event);
  await person.press('button', new RegExp(name));
  await person.press('option', words);
}

walkView({
  plan: regionPickerPlan,
  mount: (actor) => {
    late = (event) => person.witnesses(() => actor.send(event));
    return <Page actor={actor} />;
  },
  perform: {
    'province.choose': (event) => choose(copy.province, event),
    'city.choose': (event) => choose(copy.city, event),
    'district.choose': (event) => choose(copy.district, event),
    'list.retry': (event) =>
      screen.queryByRole('button', { name: copy.retry }) ? person.press('button', copy.retry) : late(event),
  },
  look,
});
