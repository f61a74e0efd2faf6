import { createActor, setup } from 'xstate';
import { resolveConfig } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { isWatched, openChannel, postMessageTo, type Message } from '../../flows/watch/channel';
import { lastMovedKey } from '../../flows/watch/moved';
import { watchActors } from '../../flows/watch/watch-actors';
import { watchFlows } from '../../flows/watch/watch-plugin.mjs';
import { chunkGuardMachine } from '../../machines/shell/chunk-guard';
import { smsCountdownMachine } from '../../machines/identity/sms-countdown';
import { lateChart } from '../../src/effects/late-chart';
import { steer } from '../support/model/steered';

let end = () => {};
let atlas: BroadcastChannel;
let heard: Message[] = [];

beforeEach(() => {
  heard = [];
  atlas = openChannel();
  atlas.addEventListener('message', ({ data }: MessageEvent<Message>) => void heard.push(data));
  end = watchActors(() => '/login');
});

afterEach(() => {
  end();
  atlas.close();
});

const charts = () => heard.filter(isWatched).at(-1)?.charts ?? [];

describe('flow watch in development', () => {
  it('reports active states and transitions without typed values', async () => {
    const actor = createActor(steer(smsCountdownMachine), { input: { resendAt: null, now: 0 } }).start();
    await expect
      .poll(() => heard.at(-1))
      .toMatchObject({ page: '/login', charts: [{ chart: 'smsCountdown', path: [] }] });
    actor.send({ type: 'code.request', phone: '13812345678', messageType: 'user_login' });
    await expect
      .poll(() =>
        charts()
          .map(({ chart }) => chart)
          .slice(0, 2),
      )
      .toEqual(['smsCountdown', 'captcha']);
    expect(charts()[0]).toMatchObject({
      active: ['smsCountdown', 'smsCountdown.proving'],
      taken: ['smsCountdown.idle|code.request|0'],
    });
    expect(JSON.stringify(heard)).not.toContain('13812345678');
    actor.stop();
  });

  it('reports the current state to a new watcher', async () => {
    const actor = createActor(steer(chunkGuardMachine)).start();
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    const before = heard.length;
    postMessageTo(atlas, { isWatching: true });
    await expect.poll(() => heard.length).toBeGreaterThan(before);
    actor.stop();
  });

  it('reports the last transition to a later watcher', async () => {
    const actor = createActor(steer(smsCountdownMachine), { input: { resendAt: null, now: 0 } }).start();
    actor.send({ type: 'code.request', phone: '13812345678', messageType: 'user_login' });
    await expect.poll(() => charts()[0]?.taken).toEqual(['smsCountdown.idle|code.request|0']);
    const before = heard.length;
    postMessageTo(atlas, { isWatching: true });
    await expect.poll(() => heard.length).toBeGreaterThan(before);
    expect(charts()[0]?.taken).toEqual(['smsCountdown.idle|code.request|0']);
    actor.stop();
  });

  it('reports a chart after its code has loaded', async () => {
    const parent = setup({ actors: { guard: lateChart(async () => steer(chunkGuardMachine), 'its start') } });
    const actor = createActor(parent.createMachine({ id: 'parent', invoke: { id: 'guard', src: 'guard' } })).start();
    await expect.poll(() => charts().map(({ chart }) => chart)).toEqual(['parent', 'chunkGuard']);
    actor.stop();
  });

  it('reports no charts after the page is left', async () => {
    const actor = createActor(steer(chunkGuardMachine)).start();
    await expect.poll(() => charts()[0]?.chart).toBe('chunkGuard');
    end();
    await expect.poll(() => charts()).toEqual([]);
    actor.stop();
  });

  it('does nothing without a watcher', () => {
    end();
    const actor = createActor(steer(chunkGuardMachine));
    expect(actor.start()).toBe(actor);
    actor.stop();
  });
});

describe('chart followed by the atlas', () => {
  const told = (...moves: string[][]) =>
    lastMovedKey({
      page: '/',
      system: 'x:0',
      charts: moves.map((taken, at) => ({ path: ['a', 'b', 'c'].slice(0, at), chart: 'any', active: [], taken })),
    });

  it('is the innermost moved chart', () => {
    expect(told(['app.visitor|login.show|0'], ['login.closed|login.show|0'], [])).toBe('/ x:0 a');
  });

  it('is no chart moved by the clock alone', () => {
    const carousel = ['carousel.shown.playing|xstate.after.pace.carousel.shown.playing|0'];
    const countdown = ['smsCountdown.cooling|clock.ticked|1'];
    expect(told([], carousel, countdown)).toBe(null);
    expect(told(['home.plain|code.toggle|0'], carousel)).toBe('/ x:0');
  });
});

describe('flow watch plugin', () => {
  const open = (host: string, path: string) => {
    const { transformIndexHtml: hook } = watchFlows(host);
    if (typeof hook !== 'object') throw new Error('no hook');
    return (hook.handler as (html: string, context: { path: string }) => unknown[])('', { path }).length;
  };

  it('is active on localhost only, and not for the atlas', () => {
    expect([open('127.0.0.1', '/'), open('localhost', '/shippingFcl'), open('::1', '/')]).toEqual([1, 1, 1]);
    expect([open('0.0.0.0', '/'), open('192.168.1.5', '/'), open('127.0.0.1', '/flows/atlas/index.html')]).toEqual([
      0, 0, 0,
    ]);
  });

  it('is absent from a build', async () => {
    expect(watchFlows('127.0.0.1').apply).toBe('serve');
    const { plugins } = await resolveConfig({ logLevel: 'silent' }, 'build');
    expect(plugins.map(({ name }) => name)).not.toContain('watch-flows');
  });
});
