import { expect, it, vi } from 'vitest';
import { createActor, createMachine, type EventObject } from 'xstate';

import type { QueueLine } from '../../../domain/house/case';
import { MOST_AT_ONCE } from '../../../domain/house/many';
import { choiceAmong, QUEUE_PAGE } from '../../../domain/house/queue';
import { batchCallsVia } from '../../../src/effects/house/batch-calls';
import { queueWatcher } from '../../../src/effects/house/desk-page';
import { COUNTS, OPTIONS, WAITING } from '../../support/plans/house/desk-queue.plan';
import { outcomeOf } from '../home/support';
import { done, fakeGateway, offline, refused } from '../support/fake-line';

const asked = choiceAmong(['review', 'carriage'], { queue: 'carriage', mode: 'AIR', page: 4 });
const line = (at: number): QueueLine => ({ ...WAITING, orderNo: `FC${String(at).padStart(12, '0')}` });
const pageOf = (total: number, { page }: { page: number }) =>
  Array.from({ length: total }, (_, at) => line(at)).slice((page - 1) * QUEUE_PAGE, page * QUEUE_PAGE);
const deed = { act: 'departed', said: { reason: '准点' }, cases: [{ orderNo: 'FC1', turn: '0.1', heldBy: null }] };
const outcome = { orderNo: 'FC1', end: 'done', message: '', texts: [] };

it('numbers every line of the filter, and the first of too many', async () => {
  for (const [total, most] of [
    [61, 61],
    [MOST_AT_ONCE + 40, MOST_AT_ONCE],
    [0, 0],
  ] as const) {
    const { gateway, requests } = fakeGateway(({ data }) =>
      done({ records: pageOf(total, data as { page: number }), total, counts: COUNTS, options: OPTIONS }),
    );
    const found = await outcomeOf(batchCallsVia(gateway).findAll, asked);
    expect(found).toMatchObject({ ok: true, total });
    expect((found as { nos: string[] }).nos).toHaveLength(most);
    expect(requests[0]?.data).toMatchObject({ queue: 'carriage', mode: 'AIR', page: 1 });
  }
  const { gateway } = fakeGateway(offline);
  const lost = { ok: false, failure: { code: 'network' } };
  expect(await outcomeOf(batchCallsVia(gateway).findAll, asked)).toEqual(lost);
});

it('passes on the sentence of a refusal, and a lost line as such', async () => {
  const told = fakeGateway(() => refused('10000400', '一次最多 200 票'));
  for (const [calls, failure] of [
    [batchCallsVia(told.gateway), { code: 'told', message: '一次最多 200 票' }],
    [batchCallsVia(fakeGateway(offline).gateway), { code: 'network' }],
  ] as const) {
    expect(await outcomeOf(calls.readMany, { ticked: ['FC1'] })).toEqual({ ok: false, failure });
    expect(await outcomeOf(calls.rehearseMany, deed)).toEqual({ ok: false, failure });
    expect(await outcomeOf(calls.actOnMany, deed)).toEqual({ ok: false, failure });
  }
});

it('lets the queue be read again after each part that is done', async () => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  const heard: string[] = [];
  const hear = ({ event }: { event: EventObject }) => void heard.push(event.type);
  const watcher = createActor(createMachine({ invoke: { src: queueWatcher }, on: { '*': { actions: hear } } })).start();
  const { gateway } = fakeGateway(() => done({ records: [outcome] }));
  expect(await outcomeOf(batchCallsVia(gateway).rehearseMany, deed)).toEqual({ ok: true, records: [outcome] });
  expect(heard).toEqual([]);
  expect(await outcomeOf(batchCallsVia(gateway).actOnMany, deed)).toEqual({ ok: true, records: [outcome] });
  document.dispatchEvent(new Event('visibilitychange'));
  watcher.stop();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(heard).toEqual(['queue.refresh', 'page.seen']);
  vi.unstubAllGlobals();
});
