import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { captchaMachine, type ProofOutcome } from '../../captcha';
import { unprovidedPromise } from '../../../support/unprovided';
import type {
  LoginMode,
  RegisterAccountInput,
  ResetPasswordInput,
  ResetPasswordOutcome,
  SignInByPasswordInput,
  SignInBySmsInput,
  SignInContext,
  SignInInput,
  SignInOutcome,
  SignInResult,
} from './sign-in.types';
import { PICTURES } from '../../../support/left-out';

const refusal = (code: 'captchaCancelled' | 'captchaFailed' | 'unexpected'): SignInOutcome => ({
  ok: false,
  failure: { code },
});

const chart = setup({
  types: {
    input: {} as SignInInput,
    context: {} as SignInContext,
    output: {} as SignInResult,
    children: {} as {
      obtainProof: 'obtainProof';
      signInBySms: 'signInBySms';
      signInByPassword: 'signInByPassword';
      registerAccount: 'registerAccount';
      resetPassword: 'resetPassword';
    },
  },
  actors: {
    obtainProof: captchaMachine,
    signInBySms: unprovidedPromise<SignInOutcome, SignInBySmsInput>('signInBySms'),
    signInByPassword: unprovidedPromise<SignInOutcome, SignInByPasswordInput>('signInByPassword'),
    registerAccount: unprovidedPromise<SignInOutcome, RegisterAccountInput>('registerAccount'),
    resetPassword: unprovidedPromise<ResetPasswordOutcome, ResetPasswordInput>('resetPassword'),
  },
  guards: {
    isMode: ({ context }, params: { mode: LoginMode }) => context.mode === params.mode,
    isProofDemanded: ({ context }) => context.isProofDemanded,
    isProven: (_, params: ProofOutcome) => params.ok,
    isReset: (_, params: ResetPasswordOutcome) => params.ok,
    /** Once per attempt: a gateway that refuses a fresh proof too is not retried forever. */
    isProofMissing: ({ context }, params: SignInOutcome) =>
      !params.ok && params.failure.code === 'captchaRequired' && context.proof === null,
  },
  actions: {
    demandProof: assign({ isProofDemanded: true }),
    keepProof: assign({ proof: (_, params: ProofOutcome) => (params.ok ? params.proof : null) }),
    keepOutcome: assign({ outcome: (_, params: SignInOutcome) => params }),
    keepRefusal: assign(({ context }, params: ResetPasswordOutcome) => ({
      outcome: params.ok ? context.outcome : params,
    })),
    recordUnproven: assign((_, params: ProofOutcome) => ({
      outcome: refusal(params.ok || params.failure.code === 'failed' ? 'captchaFailed' : 'captchaCancelled'),
    })),
    goOnWithPassword: assign({ mode: 'password' }),
  },
});

export const signInMachine = chart.createMachine({
  id: 'signIn',
  description: PICTURES && '一次登录提交：验证码登录、密码登录、注册、重设密码，必要时先完成安全验证',
  context: ({ input }) => ({ ...input, proof: null, outcome: refusal('unexpected') }),
  initial: 'choosing',
  states: {
    choosing: {
      description: PICTURES && '按登录方式分派',
      always: [
        { guard: { type: 'isMode', params: { mode: 'sms' } }, target: 'signingInBySms' },
        { guard: { type: 'isMode', params: { mode: 'register' } }, target: 'registering' },
        { guard: { type: 'isMode', params: { mode: 'reset' } }, target: 'resetting' },
        { guard: 'isProofDemanded', target: 'proving' },
        { target: 'signingInByPassword' },
      ],
    },
    signingInBySms: {
      description: PICTURES && '验证码登录中',
      invoke: {
        id: 'signInBySms',
        src: 'signInBySms',
        input: ({ context: { phone, code } }) => ({ phone, code }),
        onDone: { target: 'ended', actions: { type: 'keepOutcome', params: ({ event }) => event.output } },
        onError: 'ended',
      },
    },
    signingInByPassword: {
      description: PICTURES && '密码登录中',
      invoke: {
        id: 'signInByPassword',
        src: 'signInByPassword',
        input: ({ context: { phone, password, proof } }) => ({ phone, password, proof }),
        onDone: [
          {
            guard: { type: 'isProofMissing', params: ({ event }) => event.output },
            target: 'proving',
            actions: 'demandProof',
          },
          { target: 'ended', actions: { type: 'keepOutcome', params: ({ event }) => event.output } },
        ],
        onError: 'ended',
      },
    },
    proving: {
      description: PICTURES && '密码登录前的安全验证',
      invoke: {
        id: 'obtainProof',
        src: 'obtainProof',
        input: ({ context: { phone } }) => ({ form: 'pop', phone }),
        onDone: [
          {
            guard: { type: 'isProven', params: ({ event }) => event.output },
            target: 'signingInByPassword',
            actions: { type: 'keepProof', params: ({ event }) => event.output },
          },
          { target: 'ended', actions: { type: 'recordUnproven', params: ({ event }) => event.output } },
        ],
        onError: 'ended',
      },
    },
    registering: {
      description: PICTURES && '注册并登录中',
      invoke: {
        id: 'registerAccount',
        src: 'registerAccount',
        input: ({ context: { phone, code, password, agreed } }) => ({ phone, code, password, agreed }),
        onDone: { target: 'ended', actions: { type: 'keepOutcome', params: ({ event }) => event.output } },
        onError: 'ended',
      },
    },
    resetting: {
      description: PICTURES && '重设密码中，成功后用新密码登录',
      invoke: {
        id: 'resetPassword',
        src: 'resetPassword',
        input: ({ context: { phone, code, password } }) => ({ phone, code, password }),
        onDone: [
          {
            guard: { type: 'isReset', params: ({ event }) => event.output },
            target: 'signingInByPassword',
            actions: 'goOnWithPassword',
          },
          { target: 'ended', actions: { type: 'keepRefusal', params: ({ event }) => event.output } },
        ],
        onError: 'ended',
      },
    },
    ended: { description: PICTURES && '有了结果', type: 'final' },
  },
  output: ({ context: { mode, outcome, isProofDemanded } }) => ({ mode, outcome, isProofDemanded }),
});

export type SignInActor = ActorRefFrom<typeof signInMachine>;
export type SignInSnapshot = SnapshotFrom<typeof signInMachine>;
