import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { Router } from 'wouter';

import {
  selectApproval,
  type ApprovalActor,
  type ApprovalSnapshot,
  type ApprovalFields,
} from '../../../machines/booking/approval';
import { approvalCopy as copy } from '../../../src/copy/mall/approval';
import { sharedLinesCopy as lines } from '../../../src/copy/mall/shared-lines';
import { Approval } from '../../../src/features/mall/approval/approval';
import { elsewhere, late, pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { approvalPlan } from '../../support/plans/booking/approval.plan';

const pageText = () => document.body.textContent ?? '';
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

function lookAtCode(snapshot: ApprovalSnapshot) {
  const { sight, isSent, isSending, isChecking, wrong, isRefused, failureCode } = selectApproval(snapshot);
  if (sight?.stage !== 'CODE') return expect.unreachable('where the code goes is told');
  expect(pageText(), 'nothing of the list').not.toContain('¥');
  if (sight.lockedMinutes > 0) return expect(alerts()).toEqual([copy.code.locked(sight.lockedMinutes)]);
  expect(pageText()).toContain(isSent ? copy.code.sent(sight) : copy.code.phone(sight));
  const send = screen.getByRole('button', { name: isSent ? copy.code.again : copy.code.send });
  expect(send.getAttribute('aria-busy')).toBe(String(isSending));
  expect(screen.getByRole('button', { name: copy.code.press }).getAttribute('aria-busy')).toBe(String(isChecking));
  return expect(alerts()).toEqual([
    ...(wrong.includes('code') ? [copy.wrong.code] : isRefused ? [copy.code.refused] : []),
    ...(failureCode ? [copy.failure[failureCode]] : []),
  ]);
}

function lookAtList(snapshot: ApprovalSnapshot) {
  const { stage, sight, decision, wrong, typed, isDeciding, failureCode } = selectApproval(snapshot);
  if (sight?.stage !== 'LIST') return expect.unreachable('the list is shown');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(copy.title(sight.from));
  for (const line of sight.revision.lines) expect(pageText()).toContain(lines.pack(line));
  if (stage === 'decided')
    return expect(sight.decided && pageText().includes(copy.decided[sight.decided.decision](sight.decided))).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>(copy.list.name).value).toBe(typed.name);
  const press = screen.getByRole('button', { name: copy.list.presses[decision](sight) });
  expect(press.getAttribute('aria-busy')).toBe(String(isDeciding));
  expect(pageText().includes(copy.list.changed.title)).toBe(sight.changed !== null);
  for (const field of wrong) expect(pageText()).toContain(copy.wrong[field]);
  return expect(failureCode === null || alerts().includes(copy.failure[failureCode])).toBe(true);
}

function look(snapshot: ApprovalSnapshot) {
  const { stage, failureCode } = selectApproval(snapshot);
  if (stage === 'code') return lookAtCode(snapshot);
  if (stage === 'gone') return expect(pageText()).toContain(copy.gone.text);
  if (stage === 'reading') return expect(screen.getByRole('status', { name: copy.loading })).toBeTruthy();
  if (stage === 'lost')
    return expect(pageText()).toContain(
      copy.lost[failureCode === 'tooOften' ? 'unexpected' : (failureCode ?? 'unexpected')],
    );
  return lookAtList(snapshot);
}

function typedIn({ code, name, reason = '' }: Partial<ApprovalFields>): [label: string, value: string] {
  if (code !== undefined) return [copy.code.label, code];
  return name === undefined ? [copy.list.reason, reason] : [copy.list.name, name];
}

walkView({
  plan: approvalPlan,
  mount: (actor: ApprovalActor) => (
    <Router>
      <Approval actor={actor} pad={null} />
    </Router>
  ),
  perform: {
    'approval.refresh': () => pressOrLate('button', new RegExp(`^(${copy.retry}|${copy.code.look})$`)),
    'code.send': () => pressOrLate('button', new RegExp(`^(${copy.code.send}|${copy.code.again})$`)),
    'code.check': () => pressOrLate('button', copy.code.press),
    'field.change': ({ change }, snapshot) => {
      const { isChecking, isDeciding } = selectApproval(snapshot);
      const [label, value] = typedIn(change);
      const isThere = screen.queryByLabelText(label) !== null && !isChecking && !isDeciding;
      return isThere ? person.type(label, value) : late();
    },
    'decision.choose': ({ decision }, snapshot) => {
      const { stage, sight, isDeciding } = selectApproval(snapshot);
      if (stage !== 'list' || isDeciding) return late();
      const isOff = decision === 'APPROVED' && sight?.stage === 'LIST' && sight.changed !== null;
      return isOff ? elsewhere() : person.press('button', copy.list.opinions[decision]);
    },
    'decision.send': (_, snapshot) => {
      const { sight, decision } = selectApproval(snapshot);
      return sight?.stage === 'LIST' ? pressOrLate('button', copy.list.presses[decision](sight)) : late();
    },
  },
  byWorld: { 'signature.changed': 'the box that is signed in' },
  look,
});
