import { assign, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { unprovidedPromise } from '../../support/unprovided';
import { stripSpaces, signInFaults, factorFaults, isFaultless, NO_FORM } from './staff-sign-in.rules';
import type {
  CheckPasswordOutcome,
  SignInReason,
  FactorStep,
  ShowFactorInput,
  ShowFactorOutcome,
  StaffField,
  StaffSignInContext,
  StaffSignInEvent,
  StaffSignInInput,
  StaffSignInOutput,
} from './staff-sign-in.types';
import { PICTURES } from '../../support/left-out';

type Outcome = CheckPasswordOutcome | ShowFactorOutcome;
type Step = { step: FactorStep };

const isRefused = (outcome: Outcome, code: 'locked' | 'lapsed') => !outcome.ok && outcome.failure.code === code;

const chart = setup({
  types: {
    input: {} as StaffSignInInput,
    context: {} as StaffSignInContext,
    events: {} as StaffSignInEvent,
    output: {} as StaffSignInOutput,
    tags: {} as 'door' | 'locked' | 'factor' | 'codes' | 'busy',
  },
  actors: {
    checkPassword: unprovidedPromise<CheckPasswordOutcome, { login: string; password: string }>('checkPassword'),
    showFactor: unprovidedPromise<ShowFactorOutcome, ShowFactorInput>('showFactor'),
  },
  guards: {
    isDoorFilled: ({ context }) => isFaultless(signInFaults(context.form)),
    isStepFilled: ({ context: { step, form } }) => isFaultless(factorFaults(step, form)),
    isStep: ({ context }, params: Step) => context.step === params.step,
    isRightForFirstTime: (_, params: CheckPasswordOutcome) => params.ok && params.isFirst,
    isRight: (_, params: Outcome) => params.ok,
    isLocked: (_, params: Outcome) => isRefused(params, 'locked'),
    isLapsed: (_, params: ShowFactorOutcome) => isRefused(params, 'lapsed'),
    isToldCodes: (_, params: ShowFactorOutcome) => params.ok && params.recoveryCodes.length > 0,
  },
  actions: {
    keepField: assign(({ context }, { field, value }: { field: StaffField; value: string }) => ({
      form: { ...context.form, [field]: value },
      faults: { ...context.faults, [field]: undefined },
    })),
    tellDoorFaults: assign({ faults: ({ context }) => signInFaults(context.form) }),
    tellStepFaults: assign({ faults: ({ context: { step, form } }) => factorFaults(step, form) }),
    noteStep: assign({ step: (_, params: Step) => params.step }),
    keepTicket: assign((_, params: CheckPasswordOutcome) => (params.ok ? { ticket: params.ticket } : {})),
    keepPerson: assign((_, params: ShowFactorOutcome) =>
      params.ok ? { person: params.person, recoveryCodes: params.recoveryCodes } : {},
    ),
    noteWait: assign((_, params: Outcome) =>
      !params.ok && params.failure.code === 'locked' ? { seconds: params.failure.seconds } : {},
    ),
    noteReason: assign({ reason: (_, params: { reason: SignInReason }) => params.reason }),
    recordFailure: assign((_, params: Outcome) =>
      params.ok || params.failure.code === 'locked' || params.failure.code === 'lapsed'
        ? {}
        : { failureCode: params.failure.code },
    ),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    clearFailure: assign({ failureCode: null, faults: {} }),
    /** A code works once, and a password is not kept longer than needed. */
    forgetSecrets: assign(({ context }) => ({ form: { ...NO_FORM, login: context.form.login } })),
    forgetCode: assign(({ context }) => ({ form: { ...context.form, code: '', recoveryCode: '' } })),
  },
  delays: { lockEnds: ({ context }) => context.seconds * 1_000 },
});

export const staffSignInMachine = chart.createMachine({
  id: 'staffSignIn',
  description: PICTURES && '平台人员登录：密码之后是身份验证器的验证码，或恢复码；首次登录先设自己的密码',
  context: ({ input }) => ({
    ...input,
    form: NO_FORM,
    step: 'code',
    ticket: '',
    faults: {},
    failureCode: null,
    seconds: 0,
    person: null,
    recoveryCodes: [],
  }),
  output: ({ context }) => ({ person: context.person }),
  initial: 'door',
  states: {
    door: {
      description: PICTURES && '填写账号与密码',
      tags: 'door',
      on: {
        'field.change': { actions: { type: 'keepField', params: ({ event }) => event } },
        'password.submit': [
          { guard: 'isDoorFilled', target: 'checking', actions: 'clearFailure' },
          { actions: 'tellDoorFaults' },
        ],
      },
    },
    checking: {
      description: PICTURES && '核对密码中',
      tags: ['door', 'busy'],
      invoke: {
        id: 'checkPassword',
        src: 'checkPassword',
        input: ({ context: { form } }) => ({ login: form.login.trim(), password: form.password }),
        onDone: [
          {
            guard: { type: 'isRightForFirstTime', params: ({ event }) => event.output },
            target: 'begin',
            actions: [{ type: 'keepTicket', params: ({ event }) => event.output }, 'forgetSecrets'],
          },
          {
            guard: { type: 'isRight', params: ({ event }) => event.output },
            target: 'code',
            actions: [{ type: 'keepTicket', params: ({ event }) => event.output }, 'forgetSecrets'],
          },
          {
            guard: { type: 'isLocked', params: ({ event }) => event.output },
            target: 'locked',
            actions: { type: 'noteWait', params: ({ event }) => event.output },
          },
          { target: 'door', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'door', actions: 'recordUnexpected' },
      },
    },
    locked: {
      description: PICTURES && '多次不成功，等一会儿再试',
      tags: 'locked',
      entry: 'forgetSecrets',
      after: { lockEnds: 'door' },
    },
    code: {
      description: PICTURES && '填写身份验证器的验证码',
      tags: 'factor',
      entry: { type: 'noteStep', params: { step: 'code' } },
      on: {
        'field.change': { actions: { type: 'keepField', params: ({ event }) => event } },
        'factor.submit': [
          { guard: 'isStepFilled', target: 'showing', actions: 'clearFailure' },
          { actions: 'tellStepFaults' },
        ],
        'recovery.choose': { target: 'recovery', actions: 'clearFailure' },
        'door.return': { target: 'door', actions: 'clearFailure' },
      },
    },
    recovery: {
      description: PICTURES && '验证器不在身边，改用恢复码',
      tags: 'factor',
      entry: { type: 'noteStep', params: { step: 'recovery' } },
      on: {
        'field.change': { actions: { type: 'keepField', params: ({ event }) => event } },
        'factor.submit': [
          { guard: 'isStepFilled', target: 'showing', actions: 'clearFailure' },
          { actions: 'tellStepFaults' },
        ],
        'code.choose': { target: 'code', actions: 'clearFailure' },
        'door.return': { target: 'door', actions: 'clearFailure' },
      },
    },
    begin: {
      description: PICTURES && '首次登录：设自己的密码，确认身份验证器',
      tags: 'factor',
      entry: { type: 'noteStep', params: { step: 'begin' } },
      on: {
        'field.change': { actions: { type: 'keepField', params: ({ event }) => event } },
        'factor.submit': [
          { guard: 'isStepFilled', target: 'showing', actions: 'clearFailure' },
          { actions: 'tellStepFaults' },
        ],
        'door.return': { target: 'door', actions: 'clearFailure' },
      },
    },
    showing: {
      description: PICTURES && '核对第二步中',
      tags: ['factor', 'busy'],
      invoke: {
        id: 'showFactor',
        src: 'showFactor',
        input: ({ context: { step, ticket, form } }) => ({
          step,
          ticket,
          code: stripSpaces(form.code),
          recoveryCode: form.recoveryCode,
          password: form.newPassword,
        }),
        onDone: [
          {
            guard: { type: 'isToldCodes', params: ({ event }) => event.output },
            target: 'codes',
            actions: { type: 'keepPerson', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isRight', params: ({ event }) => event.output },
            target: 'inside',
            actions: { type: 'keepPerson', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isLocked', params: ({ event }) => event.output },
            target: 'locked',
            actions: { type: 'noteWait', params: ({ event }) => event.output },
          },
          {
            guard: { type: 'isLapsed', params: ({ event }) => event.output },
            target: 'door',
            actions: [{ type: 'noteReason', params: { reason: 'lapsed' } }, 'forgetSecrets'],
          },
          {
            target: 'again',
            actions: [{ type: 'recordFailure', params: ({ event }) => event.output }, 'forgetCode'],
          },
        ],
        onError: { target: 'again', actions: ['recordUnexpected', 'forgetCode'] },
      },
    },
    again: {
      description: PICTURES && '回到刚才的一步',
      always: [
        { guard: { type: 'isStep', params: { step: 'recovery' } }, target: 'recovery' },
        { guard: { type: 'isStep', params: { step: 'begin' } }, target: 'begin' },
        'code',
      ],
    },
    codes: {
      description: PICTURES && '出示恢复码，只此一次',
      tags: 'codes',
      entry: 'forgetSecrets',
      on: { 'codes.note': 'inside' },
    },
    inside: { description: PICTURES && '已登录', type: 'final', entry: 'forgetSecrets' },
  },
});

export type StaffSignInActor = ActorRefFrom<typeof staffSignInMachine>;
export type StaffSignInSnapshot = SnapshotFrom<typeof staffSignInMachine>;
