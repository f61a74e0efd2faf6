import { assign, sendParent, sendTo, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import type { AccountEditions } from '../../../domain/order/papers/protocol';
import { isMobileNumber } from '../../../domain/people/phone';
import { smsCountdownMachine } from '../sms-countdown';
import { unprovidedAction, unprovidedPromise } from '../../support/unprovided';
import { emptyForm, isRecallable } from './login.form';
import { loginFaults, messageTypeOf } from './login.rules';
import * as step from './login.steps';
import type { Credentials, LoginContext, LoginEvent, LoginInput, LoginReport, RememberedLogin } from './login.types';
import { signInMachine, type SignInResult } from './sign-in';
import { PICTURES } from '../../support/left-out';

type EventOf<TType> = Extract<LoginEvent, { type: TType }>;

const LATE_CHARTS = (globalThis.IS_BUILT_SITE === undefined) as true;

const chart = setup({
  types: {
    input: {} as LoginInput,
    context: {} as LoginContext,
    events: {} as LoginEvent,
    tags: {} as 'open' | 'busy',
    children: {} as {
      smsCountdown: 'smsCountdown';
      signIn: 'signIn';
      recallCredentials: 'recallCredentials';
      learnEditions: 'learnEditions';
    },
  },
  actors: {
    smsCountdown: LATE_CHARTS && smsCountdownMachine,
    signIn: LATE_CHARTS && signInMachine,
    recallCredentials: unprovidedPromise<RememberedLogin | null>('recallCredentials'),
    learnEditions: unprovidedPromise<AccountEditions | null>('learnEditions'),
  },
  guards: {
    isPasswordMode: ({ context }) => context.mode === 'password',
    isRegisterMode: ({ context }) => context.mode === 'register',
    isMobileNumber: ({ context }) => isMobileNumber(context.form.phone),
    isSound: ({ context }) => Object.keys(loginFaults(context.mode, context.form)).length === 0,
    isRecallable: ({ context }, params: { remembered: RememberedLogin | null }) =>
      isRecallable(context.form, params.remembered),
    isAgreementChanged: (_, { outcome }: SignInResult) => !outcome.ok && outcome.failure.code === 'agreementChanged',
    isRefused: (_, params: SignInResult) => !params.outcome.ok,
    isPasswordLogin: (_, params: SignInResult) => params.mode === 'password',
    isRememberedLogin: ({ context }, params: SignInResult) => params.mode === 'password' && context.form.isRemembered,
  },
  actions: {
    openForm: assign(({ context }, params: EventOf<'login.show'>) => step.shownLogin(context, params)),
    chooseMode: assign(({ context }, params: EventOf<'mode.choose'>) => step.modeChosen(context, params)),
    changeField: assign(({ context }, params: EventOf<'field.change'>) => step.fieldChanged(context, params.change)),
    prefill: assign(({ context }, params: { remembered: RememberedLogin | null }) =>
      params.remembered ? step.prefilledStep(context, params.remembered) : {},
    ),
    noteEditions: assign({ agreed: (_, params: Pick<LoginContext, 'agreed'>) => params.agreed }),
    awaitCode: assign(({ context }) => step.codeAwaited(context)),
    rejectPhone: assign(({ context }) => step.phoneRejected(context)),
    recordFaults: assign(({ context }) => step.faultsRecorded(context)),
    clearComplaints: assign({ faults: {}, failureCode: null }),
    recordFailure: assign(({ context }, params: SignInResult) => step.refusedStep(context, params)),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    forgetSecrets: assign(({ context }) => step.closedStep(context)),
    requestCode: sendTo('smsCountdown', ({ context: { mode, form } }) => ({
      type: 'code.request',
      phone: form.phone,
      messageType: messageTypeOf(mode),
    })),
    rememberCredentials: unprovidedAction<Credentials>('rememberCredentials'),
    forgetCredentials: unprovidedAction('forgetCredentials'),
    reportSuccess: sendParent(({ context: { resume } }, { mode, outcome }: SignInResult): LoginReport => {
      const { token, userName } = outcome.ok ? outcome : { token: '', userName: '' };
      return { type: 'login.succeeded', how: mode, resume, token, userName };
    }),
    askForText: sendParent((_, { text }: EventOf<'legal.read'>): LoginReport => {
      return { type: 'reading.show', text, isWithMail: false };
    }),
    reportDismissal: sendParent((): LoginReport => ({ type: 'login.dismissed' })),
  },
});

export const loginMachine = chart.createMachine({
  id: 'login',
  description: PICTURES && '登录弹窗：验证码登录、密码登录、注册、找回密码',
  context: ({ input }) => ({
    ...input,
    ...step.clean,
    mode: 'sms',
    reason: 'wish',
    resume: null,
    form: emptyForm(input.consentDefault),
    agreed: null,
    focus: { field: null, turn: 0 },
  }),
  /** At the root, so that reopening the dialog never starts a second countdown for the same number. */
  invoke: {
    id: 'smsCountdown',
    src: 'smsCountdown',
    input: ({ context }) => ({ now: context.now, resendAt: context.smsResendAt }),
  },
  initial: 'closed',
  states: {
    closed: {
      description: PICTURES && '弹窗已关闭',
      entry: 'forgetSecrets',
      on: {
        'login.show': {
          target: 'open',
          actions: { type: 'openForm', params: ({ event }) => event },
        },
      },
    },
    open: {
      description: PICTURES && '弹窗已打开',
      meta: PICTURES && { requirements: ['4 login modes'] },
      tags: 'open',
      initial: 'editing',
      on: {
        'login.hide': { target: 'closed', actions: 'reportDismissal' },
        'legal.read': { actions: { type: 'askForText', params: ({ event }) => event } },
      },
      states: {
        editing: {
          description: PICTURES && '填写表单',
          meta: PICTURES && { requirements: ['4 switching clears validation', '5 form rules'] },
          initial: 'entering',
          on: {
            'mode.choose': {
              target: '.entering',
              actions: { type: 'chooseMode', params: ({ event }) => event },
            },
            'field.change': { actions: { type: 'changeField', params: ({ event }) => event } },
            'code.request': [
              { guard: 'isMobileNumber', actions: ['requestCode', 'awaitCode'] },
              { actions: 'rejectPhone' },
            ],
            'form.submit': [{ guard: 'isSound', target: 'submitting' }, { actions: 'recordFaults' }],
          },
          states: {
            entering: {
              description: PICTURES && '进入一种登录方式',
              always: [
                { guard: 'isPasswordMode', target: 'recalling' },
                { guard: 'isRegisterMode', target: 'learning' },
                { target: 'resting' },
              ],
            },
            recalling: {
              description: PICTURES && '读取本机记住的账号和密码，不妨碍填写',
              meta: PICTURES && { requirements: ['4 remembered credentials'] },
              invoke: {
                id: 'recallCredentials',
                src: 'recallCredentials',
                onDone: [
                  {
                    guard: { type: 'isRecallable', params: ({ event }) => ({ remembered: event.output }) },
                    target: 'resting',
                    actions: { type: 'prefill', params: ({ event }) => ({ remembered: event.output }) },
                  },
                  { target: 'resting' },
                ],
                onError: { target: 'resting' },
              },
            },
            learning: {
              description: PICTURES && '取得用户服务协议和隐私政策的现行版本，不妨碍填写',
              invoke: {
                id: 'learnEditions',
                src: 'learnEditions',
                onDone: {
                  target: 'resting',
                  actions: { type: 'noteEditions', params: ({ event }) => ({ agreed: event.output }) },
                },
                onError: 'resting',
              },
            },
            resting: { description: PICTURES && '等待填写' },
          },
        },
        submitting: {
          description: PICTURES && '提交中，不可重复提交',
          meta: PICTURES && { requirements: ['4 success closes the modal'] },
          tags: 'busy',
          entry: 'clearComplaints',
          invoke: {
            id: 'signIn',
            src: 'signIn',
            input: ({ context: { mode, form, agreed, isProofDemanded } }) => ({
              mode,
              agreed,
              isProofDemanded,
              phone: form.phone,
              code: form.code,
              password: form.password,
            }),
            onDone: [
              {
                guard: { type: 'isAgreementChanged', params: ({ event }) => event.output },
                target: 'editing',
                actions: { type: 'recordFailure', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isRefused', params: ({ event }) => event.output },
                target: 'editing.resting',
                actions: { type: 'recordFailure', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'isRememberedLogin', params: ({ event }) => event.output },
                target: '#login.closed',
                actions: [
                  {
                    type: 'rememberCredentials',
                    params: ({ context: { form } }) => ({ phone: form.phone, password: form.password }),
                  },
                  { type: 'reportSuccess', params: ({ event }) => event.output },
                ],
              },
              {
                guard: { type: 'isPasswordLogin', params: ({ event }) => event.output },
                target: '#login.closed',
                actions: ['forgetCredentials', { type: 'reportSuccess', params: ({ event }) => event.output }],
              },
              {
                target: '#login.closed',
                actions: { type: 'reportSuccess', params: ({ event }) => event.output },
              },
            ],
            onError: { target: 'editing.resting', actions: 'recordUnexpected' },
          },
        },
      },
    },
  },
});

export type LoginActor = ActorRefFrom<typeof loginMachine>;
export type LoginSnapshot = SnapshotFrom<typeof loginMachine>;
