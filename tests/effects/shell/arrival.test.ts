// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, setup } from 'xstate';

import { SPECIAL_ENTERPRISE_CODE } from '../../../domain/people/enterprise';
import { sessionMachine, type SessionActor, type StoredSession } from '../../../machines/identity/session';
import { arrivalWatcher } from '../../../src/effects/arrival-watcher';

const nobody: StoredSession = { token: null, user: null, isKept: true };
const user = { name: '郑专席', avatar: '', mcpCode: SPECIAL_ENTERPRISE_CODE, serviceOpenAuditStatus: 'PASS' } as const;

const ENTERS = { answer: 'enter' };

/** Page with a session from cookies; the gateway returns the user. */
function page(stored: StoredSession, mcpCode: string, ssoToken: string | null = null) {
  const quiet = () => {};
  const heard: unknown[] = [];
  const machine = sessionMachine.provide({
    actors: {
      readSession: fromPromise(async () => stored),
      arrival: setup({}).createMachine({
        initial: 'over',
        states: { over: { type: 'final' } },
        output: ENTERS,
      }) as never,
      signInBySso: fromPromise(async () => ({ ok: true as const, token: 'token', userName: user.name })) as never,
      sessionWatcher: fromCallback(quiet),
      user: setup({}).createMachine({}) as never,
    },
    actions: { saveSession: quiet, refreshSession: quiet, forgetSession: quiet, reloadPage: quiet },
  });
  const parent = createActor(setup({}).createMachine({})).start();
  const session = createActor(machine, { input: { ssoToken }, parent }).start() as SessionActor;
  const listener = setup({ actors: { watch: arrivalWatcher(() => session) } }).createMachine({
    invoke: { src: 'watch' },
    on: { '*': { actions: ({ event }) => heard.push(event) } },
  });
  const watch = () => createActor(listener).start();
  const details = { roles: [], mmInfo: [], enterpriseResp: null };
  return {
    heard,
    watch,
    signIn: () => session.send({ type: 'session.begin', token: 'token', userName: user.name }),
    userComes: () => session.send({ type: 'user.loaded', user: { ...user, mcpCode }, details } as never),
  };
}

describe('arrival watcher', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const settle = () => vi.advanceTimersByTimeAsync(1);

  it('leads the special enterprise to its page once after login', async () => {
    const { heard, watch, signIn, userComes } = page(nobody, SPECIAL_ENTERPRISE_CODE);
    watch();
    await settle();
    signIn();
    expect(heard).toEqual([]);
    userComes();
    userComes();
    expect(heard).toEqual([{ type: 'center.visit', door: 'special' }]);
  });

  it('reports a login even when it starts after the session settled', async () => {
    const { heard, watch, signIn, userComes } = page(nobody, SPECIAL_ENTERPRISE_CODE);
    await settle();
    watch();
    signIn();
    userComes();
    expect(heard).toEqual([{ type: 'center.visit', door: 'special' }]);
  });

  it('leads no other enterprise anywhere', async () => {
    const { heard, watch, signIn, userComes } = page(nobody, 'MCP0000100002');
    watch();
    await settle();
    signIn();
    userComes();
    expect(heard).toEqual([]);
  });

  it('ignores a restored session', async () => {
    const { heard, watch, userComes } = page({ token: 'token', user: null, isKept: true }, SPECIAL_ENTERPRISE_CODE);
    watch();
    await settle();
    userComes();
    expect(heard).toEqual([]);
  });

  it('ignores an arrival by single sign-on', async () => {
    const { heard, watch, userComes } = page(nobody, SPECIAL_ENTERPRISE_CODE, 'a-token-of-the-center');
    watch();
    await settle();
    userComes();
    expect(heard).toEqual([]);
  });
});
