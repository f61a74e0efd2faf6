import type { StaffPerson } from '../../../../domain/house/roles';
import { staffSignInMachine, type StaffField } from '../../../../machines/house/staff-sign-in';
import { sharedPlan } from '../../model/plan';

export const LI: StaffPerson = { staffId: 'P1', login: 'li.na', name: '李娜', roles: ['reviewer'] };
export const CODES = ['ABCDE-FGHJK', 'LMNPQ-RSTUV'];

const failed = (code: 'refused' | 'network' | 'unavailable') => ({ ok: false as const, failure: { code } });
const locked = { ok: false as const, failure: { code: 'locked' as const, seconds: 2 } };
const bug = { bug: new TypeError('no door') };

export const staffSignInPlan = sharedPlan('staffSignInPlan', staffSignInMachine, {
  inputs: {
    'for the first time': { reason: 'first' },
    'after a session has ended': { reason: 'ended' },
    'after signing out': { reason: 'signedOut' },
  },
  events: {
    'field.change': (now): Record<string, { field: StaffField; value: string }> => {
      if (now.hasTag('door'))
        return {
          'the name': { field: 'login', value: 'li.na' },
          'the password': { field: 'password', value: 'secret' },
        };
      if (now.context.step === 'recovery') return { 'a spare code': { field: 'recoveryCode', value: 'ABCDE-FGHJK' } };
      if (now.context.step === 'begin')
        return {
          'the new password': { field: 'newPassword', value: 'a long own one' },
          'the new password again': { field: 'again', value: 'a long own one' },
          'the code': { field: 'code', value: '123456' },
        };
      return { 'the code': { field: 'code', value: '123456' } };
    },
    'password.submit': 'bare',
    'factor.submit': 'bare',
    'recovery.choose': 'bare',
    'code.choose': 'bare',
    'door.return': 'bare',
    'codes.note': 'bare',
  },
  outcomes: {
    checkPassword: {
      done: {
        right: { ok: true, ticket: 'ticket-1', isFirst: false },
        'right for the first time': { ok: true, ticket: 'ticket-1', isFirst: true },
        wrong: failed('refused'),
        offline: failed('network'),
        unavailable: failed('unavailable'),
        locked,
      },
      error: bug,
    },
    showFactor: {
      done: {
        right: { ok: true, person: LI, recoveryCodes: [] },
        'right, with codes': { ok: true, person: LI, recoveryCodes: CODES },
        wrong: { ok: false, failure: { code: 'codeRefused' } },
        'the printed password again': { ok: false, failure: { code: 'sameAsStart' } },
        'too late': { ok: false, failure: { code: 'lapsed' } },
        offline: failed('network'),
        unavailable: failed('unavailable'),
        locked,
      },
      error: bug,
    },
  },
  distinguish: ({ form, reason, step, faults, failureCode, recoveryCodes, person }) => [
    ...Object.values(form).map((value) => value !== ''),
    reason,
    step,
    Object.values(faults).filter(Boolean),
    failureCode,
    recoveryCodes.length,
    person?.name,
  ],
});
