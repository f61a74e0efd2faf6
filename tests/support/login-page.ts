import { vi } from 'vitest';
import { createActor, createMachine, fromCallback, fromPromise, type EventObject } from 'xstate';

import type { AccountEditions } from '../../domain/order/papers/protocol';
import type { ProofOutcome } from '../../machines/identity/captcha';
import {
  loginIntents,
  loginMachine,
  signInMachine,
  type Credentials,
  type LoginActor,
  type RememberedLogin,
  type RegisterAccountInput,
  type ResetPasswordInput,
  type ResetPasswordOutcome,
  type SignInByPasswordInput,
  type SignInBySmsInput,
  type SignInOutcome,
} from '../../machines/identity/login';
import {
  smsCountdownMachine,
  type RequestCodeInput,
  type RequestCodeOutcome,
} from '../../machines/identity/sms-countdown';
import type { ClockTicked } from '../../machines/support/clock';
import { captchaThat } from './plans/identity/captcha.stub';

const NOW = 1_800_000_000_000;

const welcome: SignInOutcome = { ok: true, token: 'token-1', userName: '沈航' };

type World = {
  bySms: (input: SignInBySmsInput) => Promise<SignInOutcome>;
  byPassword: (input: SignInByPasswordInput) => Promise<SignInOutcome>;
  register: (input: RegisterAccountInput) => Promise<SignInOutcome>;
  reset: (input: ResetPasswordInput) => Promise<ResetPasswordOutcome>;
  recall: () => Promise<RememberedLogin | null>;
  learn: () => Promise<AccountEditions | null>;
  prove: () => Promise<ProofOutcome>;
  sendCode: (input: RequestCodeInput) => Promise<RequestCodeOutcome>;
  remember: (credentials: Credentials) => void;
  forget: () => void;
};

/** Successful effects by default, recorded as mocks. */
const worldOf = (changes: Partial<World>) => ({
  bySms: vi.fn<World['bySms']>(changes.bySms ?? (async () => welcome)),
  byPassword: vi.fn<World['byPassword']>(changes.byPassword ?? (async () => welcome)),
  register: vi.fn<World['register']>(changes.register ?? (async () => welcome)),
  reset: vi.fn<World['reset']>(changes.reset ?? (async () => ({ ok: true }))),
  recall: vi.fn<World['recall']>(changes.recall ?? (async () => null)),
  learn: vi.fn<World['learn']>(changes.learn ?? (async () => null)),
  prove: vi.fn<World['prove']>(changes.prove ?? (async () => ({ ok: true, proof: 'proof' }))),
  sendCode: vi.fn<World['sendCode']>(
    changes.sendCode ?? (async () => ({ ok: true, answeredAt: NOW, resendAfterSeconds: 60 })),
  ),
  remember: vi.fn<World['remember']>(),
  forget: vi.fn<World['forget']>(),
});

export function loginPage(changes: Partial<World> = {}) {
  const world = worldOf(changes);
  const heard: EventObject[] = [];
  const obtainProof = captchaThat(world.prove);
  const login = loginMachine.provide({
    actors: {
      recallCredentials: fromPromise(world.recall),
      learnEditions: fromPromise(world.learn),
      smsCountdown: smsCountdownMachine.provide({
        actors: {
          obtainProof,
          requestCode: fromPromise(({ input }) => world.sendCode(input)),
          secondTicker: fromCallback<EventObject, undefined, ClockTicked>(() => {}),
        },
        actions: { saveDeadline: () => {} },
      }),
      signIn: signInMachine.provide({
        actors: {
          obtainProof,
          signInBySms: fromPromise(({ input }) => world.bySms(input)),
          signInByPassword: fromPromise(({ input }) => world.byPassword(input)),
          registerAccount: fromPromise(({ input }) => world.register(input)),
          resetPassword: fromPromise(({ input }) => world.reset(input)),
        },
      }),
    },
    actions: { rememberCredentials: (_, params) => world.remember(params), forgetCredentials: world.forget },
  });
  const root = createMachine({
    invoke: { id: 'login', src: login, input: { now: NOW, smsResendAt: 0, consentDefault: true } },
    on: { '*': { actions: ({ event }) => heard.push(event) } },
  });
  const page = createActor(root).start();
  const actor = page.getSnapshot().children['login'] as LoginActor;
  return { ...world, ...loginIntents(actor), actor, heard, now: () => actor.getSnapshot() };
}
