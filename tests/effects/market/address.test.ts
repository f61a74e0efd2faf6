// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { createActor, setup } from 'xstate';

import { noFilter } from '../../../domain/offer/sailing-choice';
import { TANK_NAMES } from '../../../domain/modes/tank/list';
import { plainNames, plainSettings, readSettings } from '../../../domain/offer/sailing-settings';
import type { AddressChange } from '../../../machines/booking/offer-search';
import { addressWatcher } from '../../../src/effects/market/address-watcher';
import { saveSettings } from '../../../src/effects/market/save-settings';

/** Dispatches the events of the router on a scripted change. */
const go = (address: string, how: 'pushState' | 'replaceState' = 'pushState') => {
  history[how](null, '', address);
  window.dispatchEvent(new Event(how));
};

afterEach(() => history.replaceState(null, '', '/'));

function watch() {
  const heard: string[] = [];
  const page = setup({
    types: { events: {} as AddressChange },
    actors: { addressWatcher: addressWatcher('/shippingFcl') },
    actions: { hear: (_, { search }: { search: string }) => void heard.push(search) },
  }).createMachine({
    invoke: { src: 'addressWatcher' },
    on: { 'address.changed': { actions: { type: 'hear', params: ({ event }) => event } } },
  });
  const actor = createActor(page).start();
  return { heard, stop: () => actor.stop() };
}

it('the address watcher reports the search at first and on every change, none of other pages', () => {
  go('/shippingFcl?org=CNSHA');
  const { heard, stop } = watch();
  go('/shippingFcl?org=CNNGB');
  go('/shippingFcl?org=CNNGB&s=price', 'replaceState');
  go('/enquiryFcl?org=CNSHA');
  stop();
  go('/shippingFcl?org=CNTAO');
  expect(heard).toEqual(['?org=CNSHA', '?org=CNNGB', '?org=CNNGB&s=price']);
});

it('the list address keeps the settings beside the search and omits defaults', () => {
  history.replaceState({ entry: 'a' }, '', '/shippingFcl?org=CNSHA&p=3000&un=1230#top');
  const before = history.length;
  saveSettings(null, {
    filter: { ...noFilter, answers: ['Y', 'R'], carriers: ['LYS'] },
    sort: 'price',
    names: plainNames,
  });
  expect(location.href.replace(location.origin, '')).toBe('/shippingFcl?org=CNSHA&un=1230&v=Y.R&c=LYS&s=price#top');
  saveSettings(null, { ...plainSettings, names: plainNames });
  expect(location.search).toBe('?org=CNSHA&un=1230');
  expect(history.length, 'going back does not lead through every filter').toBe(before);
  expect(history.state).toEqual({ entry: 'a' });
});

it('the list address keeps a search parameter that other modes use as a filter', () => {
  history.replaceState(null, '', '/tankIndex?org=CNSHA&un=1294&kind=lease&days=90');
  const chosen = { filter: { ...noFilter, carriers: ['GLTK'], kinds: ['S24', 'S21B'] }, sort: 'ton' as const };
  saveSettings(null, { ...chosen, names: TANK_NAMES });
  expect(location.search).toBe('?org=CNSHA&un=1294&kind=lease&days=90&op=GLTK&ty=S24.S21B&s=ton');
  expect(readSettings(location.search, TANK_NAMES)).toEqual(chosen);
  expect(readSettings('?kind=TRIP&c=GLTK&s=transit', TANK_NAMES)).toEqual(plainSettings);
  expect(readSettings('?s=ton'), 'an order that a list of ships has not').toEqual(plainSettings);
});
