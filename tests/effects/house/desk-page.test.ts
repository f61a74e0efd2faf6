import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';

import {
  closingGuard,
  deskPageHere,
  keepContentAddress,
  keepCustomerAddress,
  keepPageAddress,
  keepQueueAddress,
  sightWatcher,
} from '../../../src/effects/house/desk-page';

const queues = ['review', 'carriage'] as const;
const NOTHING = {
  queue: 'review',
  mode: '',
  port: '',
  hazard: '',
  departure: '',
  isMine: false,
  sort: '',
  page: 1,
} as const;

const written: string[] = [];
let place: URL;

beforeEach(() => {
  written.length = 0;
  place = new URL('http://127.0.0.1/desk/');
  const replaceState = (_: unknown, __: string, address: string) => {
    place.href = new URL(address, place).href;
    written.push(address);
  };
  vi.stubGlobal('location', place);
  vi.stubGlobal('history', { state: null, replaceState });
});
afterEach(() => vi.unstubAllGlobals());

const CARRIED = { queue: 'carriage', mode: 'AIR', departure: '2026-12-02 CK 291' } as const;

it('the desk address restores the queue filter', () => {
  keepQueueAddress(null, {
    queues,
    asked: { ...CARRIED, port: 'PVG', hazard: '6.1', isMine: true, sort: '-due', page: 3 },
  });
  expect(written).toEqual([
    '#/?queue=carriage&mode=AIR&port=PVG&class=6.1&departure=2026-12-02%20CK%20291&mine=1&sort=-due&page=3',
  ]);
  expect(deskPageHere()).toEqual({
    name: 'queue',
    choice: { ...CARRIED, port: 'PVG', hazard: '6.1', isMine: true, sort: '-due', page: 3 },
  });
});

it('the desk address omits defaults and repeated writes', () => {
  keepQueueAddress(null, { queues, asked: NOTHING });
  expect(written).toEqual([]);
  keepQueueAddress(null, { queues, asked: { ...NOTHING, mode: 'TANK' } });
  keepQueueAddress(null, { queues, asked: { ...NOTHING, mode: 'TANK' } });
  keepQueueAddress(null, { queues, asked: NOTHING });
  expect(written).toEqual(['#/?mode=TANK', '#/']);
});

it('the desk address names a customer, and none once the search is open again', () => {
  const ref = { kind: 'person', id: 'U-3' } as const;
  keepCustomerAddress(null, { ref });
  expect(deskPageHere()).toEqual({ name: 'customers', ref });
  keepCustomerAddress(null, { ref: null });
  expect(written).toEqual(['#/person/U-3', '#/customers']);
});

it('the desk reports hidden and visible pages, and a hidden one at once', () => {
  const page = Object.assign(new EventTarget(), { hidden: true });
  vi.stubGlobal('document', page);
  const heard: string[] = [];
  const hear = ({ event }: { event: { type: string } }) => void heard.push(event.type);
  const actor = createActor(
    createMachine({ invoke: { src: sightWatcher }, on: { 'page.*': { actions: hear } } }),
  ).start();
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  page.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  actor.stop();
  page.dispatchEvent(new Event('visibilitychange'));
  expect(heard).toEqual(['page.hidden', 'page.seen', 'page.hidden']);
});

it('the desk address returns to the article, then to another page', () => {
  place.hash = '#/content';
  keepContentAddress(null, { kind: 'news', key: '1001' });
  expect(deskPageHere()).toEqual({ name: 'document', ref: { kind: 'news', key: '1001' } });
  keepPageAddress(null, { name: 'content' });
  expect(written).toEqual(['#/content/news/1001', '#/content']);
});

it('the desk asks before closing only while something is unsaved', () => {
  const tab = new EventTarget();
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
  const isAsked = () => !tab.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const actor = createActor(closingGuard).start();
  expect(isAsked()).toBe(true);
  actor.stop();
  expect(isAsked()).toBe(false);
});
