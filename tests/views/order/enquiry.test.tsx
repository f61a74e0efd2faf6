/** @module-tag long */
import { person } from '#person';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { Router } from 'wouter';

import { orderNoInGroups } from '../../../domain/order/life/number';
import { selectEnquiry, type EnquirySnapshot, type EnquiryView } from '../../../machines/order/enquiry';
import { enquiryCopy as copy } from '../../../src/copy/modes/enq';
import { fieldNames, orderGoodsCopy } from '../../../src/copy/trade';
import { orderFaultSentence } from '../../../src/copy/order/faults';
import { Enquiry } from '../../../src/modes/enq/enquiry';
import { elsewhere, late } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { enquiryPlan } from '../../support/plans/order/enquiry.plan';

const NAMES: Readonly<Record<string, string>> = { ...fieldNames, ...copy.fields };

/** `货物 1 毛重`, as the list calls a field. */
function placeOf(path: string): string {
  const [, row, part] = /^goods\.(\d+)\.(\w+)$/.exec(path) ?? [];
  return row === undefined ? (NAMES[path] ?? '') : `货物 ${Number(row) + 1} ${NAMES[`goods.${part}`] ?? ''}`;
}

function lookAtForm({ stage, form, same, answerBy, isLookingUp, faults, isJudged, failureCode, focus }: EnquiryView) {
  const deadline = screen.getByLabelText<HTMLInputElement>(copy.fields.quoteDeadline);
  expect(deadline.value).toBe(form.quoteDeadline);
  expect(deadline.readOnly, 'nothing is changed while it is on its way').toBe(stage !== 'editing');
  const isWrong = faults.some(({ path }) => path === 'quoteDeadline');
  expect(deadline.getAttribute('aria-invalid'), 'what is wrong is said where it stands').toBe(isWrong ? 'true' : null);
  if (isWrong && focus.path === 'quoteDeadline') expect(document.activeElement).toBe(deadline);
  const isListed = faults.length > 0 && (isJudged || failureCode === 'faulty');
  const list =
    screen
      .queryAllByRole('alert')
      .map((alert) => alert.closest<HTMLElement>('section[tabindex]'))
      .find((section) => section !== null) ?? null;
  expect(list !== null).toBe(isListed || failureCode !== null);
  if (list && failureCode !== null) expect(list.textContent).toContain(copy.failure[failureCode]);
  if (list && isListed)
    expect(
      within(list)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(faults.map((fault) => `${placeOf(fault.path)}：${orderFaultSentence(fault)}`));
  const promised = screen.queryByText(/现在提交，最晚 .* 答复。/);
  expect(promised?.textContent ?? null).toBe(answerBy === null ? null : '现在提交，最晚 11-20 周五 11:42 答复。 ');
  const [row] = form.goods;
  const flashPoint = screen.queryByLabelText<HTMLInputElement>(fieldNames['goods.flashPoint']);
  if (form.isDanger === 'Y') expect(flashPoint?.value, 'what the library fills in is seen').toBe(row?.flashPoint);
  expect(screen.queryByText(orderGoodsCopy.lookup.busy) !== null, 'that it is asked is said').toBe(isLookingUp);
  expect(screen.queryByRole('button', { name: copy.cancel }) !== null).toBe(
    stage === 'waiting' || stage === 'doubting',
  );
  expect(screen.queryByRole('alertdialog')?.textContent ?? '').toContain(
    stage === 'doubting' && same !== null ? orderNoInGroups(same) : '',
  );
}

function look(now: EnquirySnapshot) {
  const view = selectEnquiry(now);
  const { history, isHistoryLost } = view;
  expect(screen.queryByText(copy.history.lost, { exact: false }) !== null).toBe(isHistoryLost);
  expect(screen.queryAllByText(new RegExp(orderNoInGroups('EQ2611207K3M9Q'))).length).toBe(
    history.length + (view.stage === 'sent' ? 1 : 0),
  );
  const way = view.form.modeWish === 'AIR' ? '空运' : '整箱';
  expect(screen.getByRole('heading', { level: 1, hidden: true }).textContent).toBe(`${way}询价`);
  if (view.stage === 'recalling') return expect(screen.getByText(copy.recalling)).toBeTruthy();
  if (view.stage === 'sent') return expect(screen.getByText(copy.sent.title)).toBeTruthy();
  lookAtForm(view);
}

walkView({
  plan: enquiryPlan,
  mount: (actor) => (
    <Router>
      <Enquiry
        actor={actor}
        renderPicker={(_, { id, label }) => <input id={id} aria-label={label} readOnly />}
        renderPapers={() => <p>papers</p>}
        price={null}
      />
    </Router>
  ),
  perform: {
    'form.submit': () => person.press('button', new RegExp(`^(${copy.submit}|${copy.submitting})$`)),
    'history.retry': (_, snapshot) =>
      selectEnquiry(snapshot).isHistoryLost ? person.press('button', copy.history.retry) : elsewhere(),
    'submit.cancel': () => person.press('button', copy.cancel),
    'submit.confirm': () => person.press('button', copy.same.confirm),
    'enquiry.again': () => person.press('button', copy.sent.again),
    'field.leave': async () => {
      const field = screen.queryByLabelText(copy.fields.quoteDeadline);
      if (!field) return late();
      return person.witnesses(() => {
        field.focus();
        field.blur();
      });
    },
    // Correct fields appear in no fault list.
    'fault.seek': ({ path }, snapshot) => {
      const fault = selectEnquiry(snapshot).faults.find((one) => one.path === path);
      return fault ? person.press('button', `${placeOf(path)}：${orderFaultSentence(fault)}`) : elsewhere();
    },
  },
  byWorld: {
    'form.change': 'the fields, which have tests of their own',
    'lookup.begin': 'the picker of the goods',
    'option.chosen': 'the pickers, which have a walk of their own',
    'person.changed': 'the session',
    'files.changed': 'the papers, which have a walk of their own',
    'clock.ticked': 'the clock',
  },
  look,
});
