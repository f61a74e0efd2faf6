import { approvalMachine } from '../../../../machines/booking/approval';
import {
  APPROVED_SIGHT,
  CHANGED_SIGHT,
  CODE_SIGHT,
  DRAWN,
  LIST_SIGHT,
  LOCKED_SIGHT,
  RETURNED_SIGHT,
} from '../../../../stories/booking/approval.fixtures';
import { TOKEN } from '../../../../stories/booking/share.fixtures';
import { sharedPlan } from '../../model/plan';

const failed = <TCode extends string>(code: TCode) => ({ ok: false as const, code });
const ok = { ok: true as const };

const ends = {
  'no more there': failed('gone'),
  offline: failed('network'),
  unavailable: failed('unavailable'),
};

export const approvalPlan = sharedPlan('approvalPlan', approvalMachine, {
  inputs: { 'a link': { token: TOKEN } },
  events: {
    'approval.refresh': 'bare',
    'code.send': 'bare',
    'code.check': 'bare',
    'field.change': ({ context: { sight, typed, decision } }) => {
      if (sight?.stage === 'CODE') return typed.code === '' ? { 'the code': { change: { code: '042917' } } } : {};
      return {
        ...(typed.name === '' && { 'the name': { change: { name: '王建国' } } }),
        ...(typed.reason === '' && decision === 'RETURNED' && { 'the reason': { change: { reason: '甲苯库存还够' } } }),
      };
    },
    'signature.changed': ({ context: { signature } }) =>
      signature === null ? { drawn: { signature: DRAWN } } : { 'wiped out': { signature: null } },
    'decision.choose': ({ context: { decision } }) =>
      decision === 'APPROVED'
        ? { 'sends back': { decision: 'RETURNED' as const } }
        : { agrees: { decision: 'APPROVED' as const } },
    'decision.send': 'bare',
  },
  outcomes: {
    openApproval: {
      done: {
        'asks for a code': { ...ok, sight: CODE_SIGHT },
        'locked for a while': { ...ok, sight: LOCKED_SIGHT },
        'the list': { ...ok, sight: LIST_SIGHT },
        'agreed to': { ...ok, sight: APPROVED_SIGHT },
        ...ends,
      },
      error: { bug: new TypeError('no list') },
    },
    sendCode: {
      done: { sent: ok, 'too often': failed('tooOften'), ...ends },
      error: { bug: new TypeError('no code') },
    },
    checkCode: {
      done: {
        'the list': { ...ok, sight: LIST_SIGHT },
        'a list that was changed': { ...ok, sight: CHANGED_SIGHT },
        'agreed to': { ...ok, sight: APPROVED_SIGHT },
        'a wrong code': { ...ok, sight: CODE_SIGHT },
        'locked for a while': { ...ok, sight: LOCKED_SIGHT },
        ...ends,
      },
      error: { bug: new TypeError('no answer') },
    },
    decide: {
      done: {
        'agreed to': { ...ok, sight: APPROVED_SIGHT },
        'sent back': { ...ok, sight: RETURNED_SIGHT },
        'a list that was changed': { ...ok, sight: CHANGED_SIGHT },
        'asks for a code': { ...ok, sight: CODE_SIGHT },
        ...ends,
      },
      error: { bug: new TypeError('no answer') },
    },
    signatureWatcher: 'stream',
  },
  distinguish: ({ sight, typed, signature, decision, wrong, isSent, isRefused, failureCode }) => [
    sight?.stage === 'LIST'
      ? [sight.changed !== null, sight.decided?.decision ?? null]
      : [sight?.stage === 'CODE' && sight.lockedMinutes],
    [typed.code !== '', typed.name !== '', typed.reason !== '', signature?.kind ?? null, decision],
    [wrong, isSent, isRefused, failureCode],
  ],
});
