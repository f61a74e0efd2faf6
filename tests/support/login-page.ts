import { vi } from 'vitest';
import { createActor, createMachine, fromCallback, fromPromise, type EventObject } from 'xstate';

import type { ProofOutcome } from '../../machines/captcha';
import {
  loginIntents,
  loginMachine,
  signInMachine,
  type Credentials,
  type LoginActor,
  type Remembered,
  type RegisterAccountInput,
  type ResetPasswordInput,
  type ResetPasswordOutcome,
  type SignInByPasswordInput,
  type SignInBySmsInput,
  type SignInOutcome,
} from '../../machines/login';
import { smsCountdownMachine, type RequestCodeInput, type RequestCodeOutcome } from '../../machines/sms-countdown';
import type { ClockTicked } from '../../machines/support/clock';
import { captchaThat } from './plans/captcha.stub';

const NOW = 1_800_000_000_000;

const welcome: SignInOutcome = { ok: true, token: 'token-1', userName: '沈航' };

/** The world around the login: every effect answers kindly until a test says otherwise. */
const kindly = () => ({
  bySms: vi.fn(async (_: SignInBySmsInput): Promise<SignInOutcome> => welcome),
  byPassword: vi.fn(async (_: SignInByPasswordInput): Promise<SignInOutcome> => welcome),
  register: vi.fn(async (_: RegisterAccountInput): Promise<SignInOutcome> => welcome),
  reset: vi.fn(async (_: ResetPasswordInput): Promise<ResetPasswordOutcome> => ({ ok: true })),
  recall: vi.fn(async (): Promise<Remembered | null> => null),
  prove: vi.fn(async (): Promise<ProofOutcome> => ({ ok: true, proof: 'proof' })),
  sendCode: vi.fn(
    async (_: RequestCodeInput): Promise<RequestCodeOutcome> => ({ ok: true, answeredAt: NOW, resendAfterSeconds: 60 }),
  ),
  remember: vi.fn((_: Credentials) => {}),
  forget: vi.fn(() => {}),
});

/** A page with a login on it, and what its root has heard. */
export function loginPage(changes: Partial<ReturnType<typeof kindly>> = {}) {
  const world = { ...kindly(), ...changes };
  const heard: EventObject[] = [];
  const obtainProof = captchaThat(world.prove);
  const login = loginMachine.provide({
    actors: {
      recallCredentials: fromPromise(world.recall),
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
