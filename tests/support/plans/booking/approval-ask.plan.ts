import { approvalAskMachine } from '../../../../machines/booking/approval-ask';
import {
  APPROVAL_ADDRESS,
  APPROVED_BOOK,
  FIRST_BOOK,
  OPENED_BOOK,
  REVOKED_BOOK,
  SECOND_OPEN_BOOK,
  SENT_BACK_BOOK,
  WAITING_ASK,
  WAITING_BOOK,
} from '../../../../stories/booking/approval.fixtures';
import { sharedPlan } from '../../model/plan';

const failed = <TCode extends string>(code: TCode) => ({ ok: false as const, code });
const ok = { ok: true as const };

export const approvalAskPlan = sharedPlan('approvalAskPlan', approvalAskMachine, {
  inputs: { 'a list': undefined },
  events: {
    'person.find': 'bare',
    'person.changed': ({ context: { failureCode, wrong } }) =>
      failureCode === null && wrong.length === 0 ? { 'somebody else': {} } : {},
    'book.refresh': 'bare',
    'field.change': ({ context: { typed } }) => ({
      ...(typed.approver === '' && { 'the name': { change: { approver: '王建国' } } }),
      ...(typed.phone === '' && { 'the number': { change: { phone: '13800005678' } } }),
    }),
    'approval.ask': ({ context: { book } }) => ({
      'a first': { afterId: null },
      ...(book?.approvals.some(({ isSecondOpen }) => isSecondOpen) && { 'a second': { afterId: 'first' } }),
    }),
    'approval.revoke': ({ context: { book } }) =>
      book?.approvals.some(({ state }) => state === 'WAITING')
        ? { 'the first': { approvalId: WAITING_ASK.approvalId } }
        : {},
  },
  outcomes: {
    loadBook: {
      done: {
        'nothing yet': { ...ok, book: FIRST_BOOK },
        'not opened yet': { ...ok, book: WAITING_BOOK },
        'opened already': { ...ok, book: OPENED_BOOK },
        'agreed to': { ...ok, book: APPROVED_BOOK },
        'a second to be asked': { ...ok, book: SECOND_OPEN_BOOK },
        'sent back by the second': { ...ok, book: SENT_BACK_BOOK },
        'nobody signed in': failed('signedOut'),
        offline: failed('network'),
        unavailable: failed('unavailable'),
      },
      error: { bug: new TypeError('no book') },
    },
    askApproval: {
      done: {
        made: { ...ok, book: WAITING_BOOK, address: APPROVAL_ADDRESS },
        'the number of the first': failed('same'),
        'one’s own number': failed('self'),
        'prices over': failed('over'),
        'nobody signed in': failed('signedOut'),
        offline: failed('network'),
      },
      error: { bug: new TypeError('no link') },
    },
    revokeApproval: {
      done: {
        'taken back': { ...ok, book: REVOKED_BOOK },
        'over by now': failed('decided'),
        'nobody signed in': failed('signedOut'),
        offline: failed('network'),
      },
      error: { bug: new TypeError('no answer') },
    },
    findPerson: {
      done: { found: { isFound: true }, 'given up': { isFound: false } },
      error: { bug: new TypeError('?') },
    },
    personWatcher: 'stream',
  },
  distinguish: ({ book, typed, wrong, address, afterId, revokingId, failureCode, lostCode }) => [
    [
      book?.approvals.map(({ state, isSecondOpen }) => [state, isSecondOpen]) ?? null,
      typed.approver !== '',
      typed.phone !== '',
      wrong,
    ],
    [address, afterId, revokingId, failureCode, lostCode],
  ],
});
