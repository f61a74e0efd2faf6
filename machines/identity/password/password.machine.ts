import { assign, sendParent, setup, type ActorRefFrom, type SnapshotFrom } from 'xstate';

import { unprovidedPromise } from '../../support/unprovided';
import type {
  ChangePasswordInput,
  ChangePasswordOutcome,
  PasswordContext,
  PasswordEvent,
  PasswordField,
  PasswordForm,
  PasswordReport,
  PasswordFaults,
} from './password.types';
import { passwordFault, repeatFault } from '../../../domain/people/credentials';
import { PICTURES } from '../../support/left-out';

const emptyForm: PasswordForm = { oldPassword: '', newPassword: '', passwordAgain: '' };

const FIELDS = ['oldPassword', 'newPassword', 'passwordAgain'] as const;

const RULES: { [F in PasswordField]: (form: PasswordForm) => PasswordFaults[F] | null } = {
  oldPassword: ({ oldPassword }) => passwordFault(oldPassword),
  newPassword: ({ newPassword }) => passwordFault(newPassword),
  passwordAgain: ({ newPassword, passwordAgain }) => repeatFault(newPassword, passwordAgain),
};

const passwordFaults = (form: PasswordForm): PasswordFaults =>
  Object.fromEntries(
    FIELDS.flatMap((field) => {
      const fault = RULES[field](form);
      return fault ? [[field, fault]] : [];
    }),
  );

function remainingPasswordFaults(faults: PasswordFaults, change: Partial<PasswordForm>): PasswordFaults {
  const edited = new Set([...Object.keys(change), ...('newPassword' in change ? ['passwordAgain'] : [])]);
  return Object.fromEntries(Object.entries(faults).filter(([field]) => !edited.has(field)));
}

const firstFaulted = (faults: PasswordFaults): PasswordField =>
  FIELDS.find((field) => faults[field] !== undefined) ?? 'oldPassword';

const passwordFocus = ({ focus }: PasswordContext, field: PasswordField) => ({
  focus: { field, turn: focus.turn + 1 },
});

const chart = setup({
  types: {
    context: {} as PasswordContext,
    events: {} as PasswordEvent,
    tags: {} as 'open' | 'busy',
  },
  actors: { changePassword: unprovidedPromise<ChangePasswordOutcome, ChangePasswordInput>('changePassword') },
  guards: {
    isSound: ({ context }) => Object.keys(passwordFaults(context.form)).length === 0,
    isChanged: (_, params: ChangePasswordOutcome) => params.ok,
  },
  actions: {
    openForm: assign(({ context }) => passwordFocus(context, 'oldPassword')),
    changeField: assign(({ context }, params: { change: Partial<PasswordForm> }) => ({
      form: { ...context.form, ...params.change },
      faults: remainingPasswordFaults(context.faults, params.change),
      failureCode: null,
    })),
    recordFaults: assign(({ context }) => {
      const faults = passwordFaults(context.form);
      return { faults, failureCode: null, ...passwordFocus(context, firstFaulted(faults)) };
    }),
    clearComplaints: assign({ faults: {}, failureCode: null }),
    recordFailure: assign(({ context }, params: ChangePasswordOutcome) => ({
      failureCode: params.ok ? null : params.failure.code,
      ...passwordFocus(context, 'oldPassword'),
    })),
    recordUnexpected: assign({ failureCode: 'unexpected' }),
    forgetEverything: assign({ form: emptyForm, faults: {}, failureCode: null }),
    reportChange: sendParent((): PasswordReport => ({ type: 'password.changed' })),
  },
});

export const passwordMachine = chart.createMachine({
  id: 'password',
  description: PICTURES && '修改密码：已登录的人输入原密码，设置新密码',
  context: { form: emptyForm, faults: {}, failureCode: null, focus: { field: 'oldPassword', turn: 0 } },
  initial: 'closed',
  states: {
    closed: {
      description: PICTURES && '弹窗已关闭',
      entry: 'forgetEverything',
      on: { 'password.show': { target: 'open', actions: 'openForm' } },
    },
    open: {
      description: PICTURES && '弹窗已打开',
      tags: 'open',
      initial: 'editing',
      on: { 'password.hide': 'closed' },
      states: {
        editing: {
          description: PICTURES && '填写表单',
          meta: PICTURES && { requirements: ['5 form rules'] },
          on: {
            'field.change': { actions: { type: 'changeField', params: ({ event }) => event } },
            'form.submit': [{ guard: 'isSound', target: 'submitting' }, { actions: 'recordFaults' }],
          },
        },
        submitting: {
          description: PICTURES && '提交中，不可重复提交',
          meta: PICTURES && { requirements: ['7 change password'] },
          tags: 'busy',
          entry: 'clearComplaints',
          invoke: {
            id: 'changePassword',
            src: 'changePassword',
            input: ({ context: { form } }) => ({ oldPassword: form.oldPassword, newPassword: form.newPassword }),
            onDone: [
              {
                guard: { type: 'isChanged', params: ({ event }) => event.output },
                target: '#password.closed',
                actions: 'reportChange',
              },
              { target: 'editing', actions: { type: 'recordFailure', params: ({ event }) => event.output } },
            ],
            onError: { target: 'editing', actions: 'recordUnexpected' },
          },
        },
      },
    },
  },
});

export type PasswordActor = ActorRefFrom<typeof passwordMachine>;
export type PasswordSnapshot = SnapshotFrom<typeof passwordMachine>;
