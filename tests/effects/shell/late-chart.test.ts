import { describe, expect, it, vi } from 'vitest';
import { assign, createActor, createMachine, fromPromise, sendParent, setup, toPromise } from 'xstate';

import { hasCome } from '../../../machines/support/absent';
import { lazyActor } from '../../../src/effects/late';
import { lateChart, type FetchedBy } from '../../../src/effects/late-chart';

/** Opens on its first event, records the others, and reports to its parent. */
const cup = setup({
  types: {
    input: {} as { size: number },
    context: {} as { size: number; notes: string[] },
    events: {} as { type: 'cup.note'; text: string } | { type: 'cup.drink' },
    output: {} as { notes: string[] },
  },
  actors: { fetchWater: fromPromise(async () => 'water') },
  actions: {
    note: assign({ notes: ({ context }, params: { text: string }) => [...context.notes, params.text] }),
    tell: sendParent({ type: 'cup.filled' }),
  },
}).createMachine({
  id: 'cup',
  context: ({ input }) => ({ size: input.size, notes: [] }),
  output: ({ context }) => ({ notes: context.notes }),
  invoke: { src: 'fetchWater', onDone: { actions: 'tell' } },
  on: { 'cup.note': { actions: { type: 'note', params: ({ event }) => event } }, 'cup.drink': '.empty' },
  initial: 'full',
  states: { full: {}, empty: { type: 'final' } },
});

function table(load: () => Promise<typeof cup>, fetchedBy?: FetchedBy) {
  const told: string[] = [];
  const chart = setup({ actors: { cup: lateChart(load, fetchedBy) } }).createMachine({
    invoke: { id: 'cup', src: 'cup', input: { size: 3 } },
    on: { '*': { actions: ({ event }) => told.push(event.type) } },
  });
  const actor = createActor(chart).start();
  const child = () => actor.getSnapshot().children['cup'] as ReturnType<typeof createActor<typeof cup>> | undefined;
  const come = () => vi.waitFor(() => expect(hasCome(child()?.getSnapshot())).toBe(true));
  return { told, child, come, leave: () => actor.stop() };
}

describe('lazy chart', () => {
  it('is not loaded before it is needed and has nothing open until then', async () => {
    const load = vi.fn<() => Promise<typeof cup>>(async () => cup);
    const { child } = table(load);
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    expect(child()?.getSnapshot().hasTag('open')).toBe(false);
    expect(hasCome(child()?.getSnapshot())).toBe(false);
  });

  it('replays earlier events in order and starts with its input', async () => {
    const load = vi.fn<() => Promise<typeof cup>>(async () => cup);
    const { child, come, told } = table(load);
    for (const text of ['one', 'two', 'three']) child()?.send({ type: 'cup.note', text });
    await come();
    expect(child()?.getSnapshot().context).toEqual({ size: 3, notes: ['one', 'two', 'three'] });
    child()?.send({ type: 'cup.note', text: 'four' });
    expect(child()?.getSnapshot().context.notes).toHaveLength(4);
    await vi.waitFor(() => expect(told).toEqual(['cup.filled']));
  });

  it('can be loaded by its start and ends like any other', async () => {
    const { child, come, told } = table(async () => cup, 'its start');
    await come();
    child()?.send({ type: 'cup.drink' });
    await vi.waitFor(() => expect(told).toContain('xstate.done.actor.cup'));
  });

  it('starts at once when it is already loaded', async () => {
    const logic = lateChart(async () => cup, 'its start');
    const first = createActor(logic, { input: { size: 1 }, parent: createActor(createMachine({})).start() }).start();
    await vi.waitFor(() => expect(hasCome(first.getSnapshot())).toBe(true));
    const second = createActor(logic, { input: { size: 2 }, parent: createActor(createMachine({})).start() }).start();
    expect(second.getSnapshot().context.size).toBe(2);
  });

  it('is not loaded by its stop', async () => {
    const load = vi.fn<() => Promise<typeof cup>>(async () => cup);
    const { child, leave } = table(load);
    const waiting = child();
    leave();
    await new Promise((resolve) => setImmediate(resolve));
    expect(load).not.toHaveBeenCalled();
    expect(waiting?.getSnapshot().status).toBe('stopped');
  });

  it.each(['its start', 'its start or error'] as const)(
    'by %s sends nothing to a stopped parent',
    async (fetchedBy) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      const outcomes = [async () => cup, () => Promise.reject(new TypeError('no such chunk'))];
      for (const load of outcomes) table(load, fetchedBy).leave();
      await new Promise((resolve) => setImmediate(resolve));
      expect(warn.mock.calls).toEqual([]);
      warn.mockRestore();
    },
  );

  it('is loaded again by the next event after a failure, without loss', async () => {
    let attempts = 0;
    const { child, come } = table(async () => {
      attempts += 1;
      if (attempts === 1) throw new TypeError('no such chunk');
      return cup;
    });
    child()?.send({ type: 'cup.note', text: 'one' });
    await vi.waitFor(() => expect(attempts).toBe(1));
    await Promise.resolve();
    child()?.send({ type: 'cup.note', text: 'two' });
    await come();
    expect(child()?.getSnapshot().context.notes).toEqual(['one', 'two']);
  });
});

describe('lazy step', () => {
  const step = (load: () => Promise<typeof cup>) => table(load, 'its start or error');

  it('is loaded by its start and ends like any other', async () => {
    const { child, come, told } = step(async () => cup);
    await come();
    child()?.send({ type: 'cup.drink' });
    await vi.waitFor(() => expect(told).toContain('xstate.done.actor.cup'));
  });

  it('is an error for its parent when it does not load', async () => {
    const { told } = step(() => Promise.reject(new TypeError('no such chunk')));
    await vi.waitFor(() => expect(told).toEqual(['xstate.error.actor.cup']));
  });
});

describe('lazy effect', () => {
  it('resolves and rejects as its logic does', async () => {
    const gives = lazyActor(async () =>
      fromPromise<string, { name: string }>(async ({ input }) => `hello ${input.name}`),
    );
    expect(await toPromise(createActor(gives, { input: { name: 'Li' } }).start())).toBe('hello Li');
    const fails = lazyActor(async () => fromPromise<string, undefined>(() => Promise.reject(new TypeError('no'))));
    await expect(toPromise(createActor(fails).start())).rejects.toThrow('no');
  });

  it('never starts when it is stopped before it loads', async () => {
    const begun = vi.fn<() => Promise<string>>(async () => 'done');
    let come = () => {};
    const comes = new Promise<void>((resolve) => (come = resolve));
    const logic = lazyActor(async () => {
      await comes;
      return fromPromise<string, undefined>(begun);
    });
    const actor = createActor(logic).start();
    actor.stop();
    come();
    await new Promise((resolve) => setImmediate(resolve));
    expect(begun).not.toHaveBeenCalled();
  });
});
