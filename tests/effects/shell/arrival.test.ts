// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise, setup } from 'xstate';

import { SPECIAL_ENTERPRISE_CODE } from '../../../domain/people/enterprise';
import { sessionMachine, type SessionActor, type StoredSession } from '../../../machines/identity/session';
import { arrivalWatcher } from '../../../src/effects/arrival-watcher';

const nobody: StoredSession = { token: null, user: null, isKept: true };
const user = { name: '郑专席', avatar: '', mcpCode: SPECIAL_ENTERPRISE_CODE, serviceOpenAuditStatus: 'PASS' } as const;

const ENTERS = { answer: 'enter' };

/** A page whose session begins with what the cookies say; its user is whom the gateway knows. */
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

describe('an arrival', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());
  const settle = () => vi.advanceTimersByTimeAsync(1);

  it('of the special enterprise leads to its own page, once, when it is known who came', async () => {
    const { heard, watch, signIn, userComes } = page(nobody, SPECIAL_ENTERPRISE_CODE);
    watch();
    await settle();
    signIn();
    expect(heard).toEqual([]);
    userComes();
    userComes();
    expect(heard).toEqual([{ type: 'center.visit', door: 'special' }]);
  });

  it('is seen by a watcher that came when it was already known that nobody is here', async () => {
    const { heard, watch, signIn, userComes } = page(nobody, SPECIAL_ENTERPRISE_CODE);
    await settle();
    watch();
    signIn();
    userComes();
    expect(heard).toEqual([{ type: 'center.visit', door: 'special' }]);
  });

  it('of anybody else leads nowhere', async () => {
    const { heard, watch, signIn, userComes } = page(nobody, 'MCP0000100002');
    watch();
    await settle();
    signIn();
    userComes();
    expect(heard).toEqual([]);
  });

  it('is none where a session was found again', async () => {
    const { heard, watch, userComes } = page({ token: 'token', user: null, isKept: true }, SPECIAL_ENTERPRISE_CODE);
    watch();
    await settle();
    userComes();
    expect(heard).toEqual([]);
  });

  it('is none where single sign-on brought somebody here', async () => {
    const { heard, watch, userComes } = page(nobody, SPECIAL_ENTERPRISE_CODE, 'a-token-of-the-center');
    watch();
    await settle();
    userComes();
    expect(heard).toEqual([]);
  });
});
