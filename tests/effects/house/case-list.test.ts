import { afterEach, expect, it, vi } from 'vitest';
import { createActor, createMachine, type EventObject } from 'xstate';

import { besideIn } from '../../../domain/house/beside';
import type { QueueLine } from '../../../domain/house/case';
import { choiceAmong } from '../../../domain/house/queue';
import { deskCallsVia, dropDraft, dropDrafts, keepDraft, keepOnward } from '../../../src/effects/house/desk-calls';
import { keepPlace, roomWatcher } from '../../../src/effects/house/desk-page';
import { COUNTS, OPTIONS, WAITING } from '../../support/plans/house/desk-queue.plan';
import { CASE, SELF } from '../../support/plans/house/desk-case.plan';
import { outcomeOf } from '../home/support';
import { done, fakeGateway, offline } from '../support/fake-line';

const asked = choiceAmong(['review', 'carriage'], { queue: 'carriage', mode: 'AIR', sort: '-due', page: 2 });
const line = (orderNo: string): QueueLine => ({ ...WAITING, orderNo });
const subject = (no: string) => ({ kind: 'order', no }) as const;

afterEach(() => vi.unstubAllGlobals());

it('writes the place in the list into the address of the case', () => {
  const written: string[] = [];
  const replaceState = (_: unknown, __: string, address: string) => void written.push(address);
  vi.stubGlobal('location', new URL('http://127.0.0.1/desk/#/case/FC000000000001'));
  vi.stubGlobal('history', { state: null, replaceState });
  keepPlace(null, { subject: subject('FC000000000001'), asked: null });
  keepPlace(null, { subject: subject('FC000000000001'), asked });
  expect(written).toEqual(['#/case/FC000000000001?queue=carriage&mode=AIR&sort=-due&page=2']);
});

it('reports room for the list, its loss, and a deed that may move a line', async () => {
  const room = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal('matchMedia', () => room);
  const heard: string[] = [];
  const hear = ({ event }: { event: EventObject }) => void heard.push(event.type);
  const watcher = createActor(createMachine({ invoke: { src: roomWatcher }, on: { '*': { actions: hear } } })).start();
  room.matches = false;
  room.dispatchEvent(new Event('change'));
  const { gateway } = fakeGateway(() => done(null));
  const deed = { subject: subject('FC000000000001'), turn: '0.1', act: 'refused', said: {}, files: [] };
  await outcomeOf(deskCallsVia(gateway).act, deed);
  watcher.stop();
  room.dispatchEvent(new Event('change'));
  expect(heard).toEqual(['room.found', 'room.lost', 'list.refresh']);
});

it('asks for the list anew before it goes on, and stays where there is no answer', async () => {
  const first = ['FC000000000001', 'FC000000000002', 'FC000000000003'].map(line);
  let now = first;
  const { gateway, requests } = fakeGateway(() => done({ records: now, total: 3, counts: COUNTS, options: OPTIONS }));
  const calls = deskCallsVia(gateway);
  await outcomeOf(calls.loadList, { ...asked, isWatching: false });
  now = ['FC000000000001', 'FC000000000003'].map(line);
  expect(await outcomeOf(calls.findNext, { subject: subject('FC000000000002'), self: SELF })).toEqual({
    next: subject('FC000000000003'),
  });
  expect(requests.at(-1)?.data).toMatchObject({
    queue: 'carriage',
    mode: 'AIR',
    sort: '-due',
    page: 2,
    isWatching: true,
  });
  const cut = deskCallsVia(fakeGateway(offline).gateway);
  expect(await outcomeOf(cut.findNext, { subject: subject('FC000000000002'), self: SELF })).toEqual({ next: null });
});

it('keeps in the browser that the next case opens, and reads the place of a case in the list beside it', async () => {
  const { gateway } = fakeGateway(({ url = '' }) =>
    done(
      url.includes('colleagues')
        ? { records: [] }
        : { ...CASE, records: [line(CASE.orderNo)], total: 1, counts: COUNTS, options: OPTIONS },
    ),
  );
  const calls = deskCallsVia(gateway);
  await outcomeOf(calls.loadList, { ...asked, isWatching: false });
  const read = () => outcomeOf(calls.loadCase, subject(CASE.orderNo));
  keepOnward(null, { isOnward: true });
  expect(await read()).toMatchObject({
    isOnward: true,
    beside: besideIn([subject(CASE.orderNo)], subject(CASE.orderNo)),
  });
  const typed = { actId: 'refused', said: { reason: '资料不全' } } as const;
  keepDraft(null, { subject: subject(CASE.orderNo), ...typed });
  expect(await read()).toMatchObject({ draft: typed });
  dropDraft(null, { subject: subject(CASE.orderNo) });
  expect(await read()).toMatchObject({ draft: null });
  keepDraft(null, { subject: subject(CASE.orderNo), ...typed });
  dropDrafts();
  expect(await read()).toMatchObject({ draft: null });
  keepOnward(null, { isOnward: false });
  expect(await read()).toMatchObject({ isOnward: false });
});
