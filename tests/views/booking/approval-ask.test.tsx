import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { Router } from 'wouter';

import {
  selectApprovalAsk,
  type ApprovalAskActor,
  type ApprovalAskSnapshot,
} from '../../../machines/booking/approval-ask';
import { approvalAskCopy as copy } from '../../../src/copy/mall/approval-ask';
import { severalFaults } from '../../../src/copy/words/several-faults';
import { ApprovalAsk } from '../../../src/features/mall/approval/approval-ask';
import { WAITING_ASK } from '../../../stories/booking/approval.fixtures';
import { late, pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { approvalAskPlan } from '../../support/plans/booking/approval-ask.plan';

const pageText = () => document.body.textContent ?? '';
const LABELS = { approver: copy.ask.approver, phone: copy.ask.phone } as const;

const typedIn = ({ approver, phone = '' }: Partial<Record<keyof typeof LABELS, string>>): [string, string] =>
  approver === undefined ? [LABELS.phone, phone] : [LABELS.approver, approver];

function lookAtBook(snapshot: ApprovalAskSnapshot) {
  const { book, typed, wrong, address, isAsking, failureCode } = selectApprovalAsk(snapshot);
  if (!book) return expect.unreachable('what is shown is there');
  expect(pageText()).toContain(book.now === null ? copy.ask.none : copy.ask.now(book.now));
  for (const field of ['approver', 'phone'] as const)
    expect(screen.getByLabelText<HTMLInputElement>(LABELS[field]).value).toBe(typed[field]);
  const second = book.approvals.find(({ isSecondOpen }) => isSecondOpen);
  const press = second ? copy.ask.pressSecond : copy.ask.press;
  expect(screen.getByRole('button', { name: press }).getAttribute('aria-busy')).toBe(String(isAsking));
  expect(second === undefined || pageText().includes(copy.ask.second(second)), 'who has agreed').toBe(true);
  expect(address === null || pageText().includes(address), 'the link that was made').toBe(true);
  expect(screen.queryByText(copy.book.none) !== null).toBe(book.approvals.length === 0);
  for (const approval of book.approvals) {
    expect(pageText()).toContain(copy.book.of(approval));
    expect(approval.standing === null || pageText().includes(copy.book.standing[approval.standing])).toBe(true);
    expect(approval.decided === null || pageText().includes(approval.decided.reason)).toBe(true);
  }
  const pending = book.approvals.filter(({ state }) => state === 'WAITING' || state === 'OPENED');
  expect(screen.queryAllByText(copy.book.revoke)).toHaveLength(pending.length);
  for (const field of wrong) expect(pageText()).toContain(copy.wrong[field]);
  const told = wrong.map((field) => copy.wrong[field]);
  const several = severalFaults(told);
  return expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    ...(several === null ? told : [several]),
    ...(failureCode ? [copy.failure[failureCode]] : []),
  ]);
}

function look(snapshot: ApprovalAskSnapshot) {
  const { stage, lostCode, isFinding } = selectApprovalAsk(snapshot);
  if (stage === 'lost') return expect(pageText()).toContain(copy.lost[lostCode]);
  if (stage === 'loading') return expect(screen.getByRole('status', { name: copy.loading })).toBeTruthy();
  if (stage === 'shown') return lookAtBook(snapshot);
  return expect(screen.getByRole('button', { name: copy.signIn.press }).getAttribute('aria-busy')).toBe(
    String(isFinding),
  );
}

walkView({
  plan: approvalAskPlan,
  mount: (actor: ApprovalAskActor) => (
    <Router>
      <ApprovalAsk actor={actor} renderCopier={() => null} />
    </Router>
  ),
  perform: {
    'person.find': () => person.press('button', copy.signIn.press),
    'book.refresh': () => pressOrLate('button', new RegExp(`^(${copy.retry}|${copy.refresh})$`)),
    'field.change': ({ change }, snapshot) => {
      const { stage, isAsking } = selectApprovalAsk(snapshot);
      return stage === 'shown' && !isAsking ? person.type(...typedIn(change)) : late();
    },
    'approval.ask': ({ afterId }) =>
      pressOrLate(
        'button',
        afterId === null ? new RegExp(`^(${copy.ask.press}|${copy.ask.pressAgain})$`) : copy.ask.pressSecond,
      ),
    'approval.revoke': () => pressOrLate('button', copy.book.named(WAITING_ASK)),
  },
  byWorld: { 'person.changed': 'the session' },
  look,
});
