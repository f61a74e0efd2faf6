import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { Router } from 'wouter';

import { formatMoney } from '../../../domain/values/money';
import { selectEnquiryCase, type EnquiryCaseSnapshot } from '../../../machines/order/enquiry-case';
import { enquiryStateNames } from '../../../src/copy/modes/enq';
import { enquiryCaseCopy as copy } from '../../../src/copy/modes/enq-case';
import { EnquiryCase } from '../../../src/modes/enq/case-page';
import { elsewhere, pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { enquiryCasePlan } from '../../support/plans/order/enquiry-case.plan';

/** Order address of an accepted quote. */
const ORDERED: Readonly<Record<string, string>> = {
  FCL: '/shippingFcl/addOrder?quote=quote-1',
  TANK: '/tankIndex?step=order&quote=quote-1',
};

const pageText = () => document.body.textContent ?? '';

function lookAtShown(now: EnquiryCaseSnapshot) {
  const { enquiry, state, panel, isBusy, isChanged, failureCode, may, wrong, typed } = selectEnquiryCase(now);
  expect(pageText(), 'where it stands').toContain(enquiryStateNames[state]);
  const total = enquiry?.answer?.charges.totalUsd;
  if (total) expect(pageText(), 'the price that was answered').toContain(formatMoney(total));
  const accept = screen.queryByRole('button', { name: new RegExp(`^接受 |^${copy.answer.accepting}$`) });
  expect(accept !== null, 'only what holds can be accepted').toBe(may.accept && panel === null);
  if (accept && total && !isBusy)
    expect(accept.textContent, 'at the price that is drawn').toContain(formatMoney(total));
  expect(screen.queryByText(copy.answer.changed) !== null).toBe(isChanged && may.decline);
  const isOpen = enquiry?.answer?.offer.leavesAt === null;
  expect(screen.queryByText(copy.answer.unsailedNote) !== null, 'what has no sailing says so').toBe(isOpen);
  const order = screen.queryByRole('link', { name: copy.order.go });
  const form = ORDERED[enquiry?.answer?.offer.mode ?? ''];
  expect(order?.getAttribute('href'), 'the form of what was answered').toBe(state === 'ACCEPTED' ? form : undefined);
  expect(screen.queryByLabelText(copy.fields.message) !== null).toBe(may.say);
  expect(screen.queryByLabelText(copy.fields.reason) !== null).toBe(panel === 'declining');
  expect(screen.queryByLabelText(copy.counteredIn(false, false)) !== null).toBe(panel === 'countering');
  for (const field of wrong) expect(pageText()).toContain(copy.faults[field]);
  if (failureCode !== null) expect(pageText()).toContain(copy.failure[failureCode]);
  if (may.say) expect(screen.getByLabelText<HTMLInputElement>(copy.fields.message).value).toBe(typed.message);
}

function look(now: EnquiryCaseSnapshot) {
  const { stage, lostCode, isBusy } = selectEnquiryCase(now);
  if (stage === 'shown') return lookAtShown(now);
  if (stage === 'lost') return expect(pageText()).toContain(copy.lost[lostCode]);
  if (stage === 'missing') return expect(pageText()).toContain(copy.missing.title);
  if (stage === 'loading') return expect(screen.getByText(copy.loading)).toBeTruthy();
  expect(screen.getByRole('button', { name: copy.signIn.press }).getAttribute('aria-busy')).toBe(String(isBusy));
}

const CONFIRM = new RegExp(
  Object.values(copy.panels)
    .map(({ confirm }) => `^${confirm}$`)
    .join('|'),
);

walkView({
  plan: enquiryCasePlan,
  mount: (actor) => (
    <Router>
      <EnquiryCase actor={actor} />
    </Router>
  ),
  perform: {
    'case.refresh': (_, snapshot) =>
      selectEnquiryCase(snapshot).stage === 'lost' ? person.press('button', copy.retry) : elsewhere(),
    'field.change': ({ field, value }) =>
      person.type(field === 'counter' ? copy.counteredIn(false, false) : copy.fields[field], value),
    'person.find': () => person.press('button', copy.signIn.press),
    'answer.accept': (accepting) => pressOrLate('button', copy.answer.accept(formatMoney(accepting.shownTotal))),
    'answer.decline': () => pressOrLate('button', copy.answer.decline),
    'answer.counter': () => pressOrLate('button', copy.answer.counter),
    'case.withdraw': () => pressOrLate('button', copy.withdraw),
    'deed.confirm': () => person.press('button', CONFIRM),
    'deed.drop': () => person.press('button', copy.drop),
    'message.send': () => pressOrLate('button', copy.thread.send),
  },
  byWorld: {
    'person.changed': 'the session',
    'page.seen': 'the browser',
    'clock.ticked': 'the clock',
  },
  look,
});
