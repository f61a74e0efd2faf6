import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect, vi } from 'vitest';

import { sampleBarrier, mayChange, type SampleField } from '../../../domain/mall/samples';
import { selectSample, type SampleActor, type SampleSnapshot, type SampleView } from '../../../machines/booking/sample';
import { sampleCopy as copy } from '../../../src/copy/mall/sample';
import { severalFaults } from '../../../src/copy/words/several-faults';
import { Sample } from '../../../src/features/mall/sample/sample-part';
import { elsewhere, late, pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { samplePlan } from '../../support/plans/booking/sample.plan';

const pageText = () => document.body.textContent ?? '';
const TEXTS = ['use', 'contact', 'phone', 'address'] as const;

function lookAtForm({ form, faults, focus, isSending, failureCode, message }: SampleView) {
  for (const field of TEXTS) {
    const input = screen.getByLabelText<HTMLInputElement>(copy.form[field].label);
    expect(input.value).toBe(form[field]);
    expect(input.readOnly).toBe(isSending);
    expect(input.getAttribute('aria-invalid')).toBe(faults.includes(field) ? 'true' : null);
    if (focus.field === field && faults.includes(field)) expect(document.activeElement).toBe(input);
  }
  expect(screen.getByRole('button', { name: form.size }).getAttribute('aria-pressed')).toBe('true');
  const told = faults.map((field) => copy.fault[field]);
  const several = severalFaults(told);
  const failure = message ?? (failureCode === null ? null : copy.failure[failureCode]);
  expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    ...(failure === null ? [] : [failure]),
    ...(several === null ? told : [several]),
  ]);
}

function look(snapshot: SampleSnapshot) {
  const view = selectSample(snapshot);
  const { stage, sheet, changing, notice, isSending, offered } = view;
  expect(pageText()).toContain(copy.terms(offered));
  if (stage === 'closed') return expect(screen.getByRole('button', { name: copy.open })).toBeTruthy();
  if (stage === 'loading') return expect(screen.getByText(copy.loading)).toBeTruthy();
  if (stage === 'unavailable') return expect(pageText()).toContain(copy.unavailable.text);
  if (sheet === null) throw new Error('listed, and nothing is known');
  const bar = sampleBarrier(sheet);
  if (bar === null) lookAtForm(view);
  else expect(pageText()).toContain(copy.barred[bar](sheet));
  for (const { state, sampleNo } of sheet.records) {
    expect(pageText()).toContain(copy.list.number(sampleNo));
    expect(pageText()).toContain(copy.state[state]);
  }
  for (const press of ['takeBack', 'receive'] as const) {
    const there = sheet.records.filter((one) => mayChange(press, one.state) && one.sampleNo !== changing?.sampleNo);
    expect(screen.queryAllByText(copy.list[press].idle)).toHaveLength(there.length);
    expect(screen.queryByText(copy.list[press].busy) !== null).toBe(changing?.change === press);
  }
  if (notice !== null) expect(screen.getByText(copy.notice[notice])).toBeTruthy();
  return expect(isSending && bar !== null, 'nothing is sent where none may be had').toBe(false);
}

walkView({
  plan: samplePlan,
  mount: (actor: SampleActor) => <Sample actor={actor} onVisit={vi.fn<() => void>()} />,
  perform: {
    'sample.open': () => pressOrLate('button', copy.open),
    'sample.refresh': (_, snapshot) => {
      const { stage, sheet } = selectSample(snapshot);
      if (stage === 'unavailable') return person.press('button', copy.unavailable.retry);
      return sheet !== null && sheet.records.length > 0 ? pressOrLate('button', copy.list.refresh) : elsewhere();
    },
    'field.change': async ({ change }) => {
      const [[field, value] = []] = Object.entries(change) as [SampleField, string][];
      if (field === undefined || value === undefined) return late();
      if (field === 'size') return pressOrLate('button', value);
      if (!screen.queryByLabelText(copy.form[field].label)) return late();
      return person.type(copy.form[field].label, value);
    },
    'form.submit': () => pressOrLate('button', copy.form.submit.idle),
    'sample.change': ({ sampleNo, change }) => pressOrLate('button', `${copy.list[change].idle} ${sampleNo}`),
  },
  byWorld: { 'person.changed': 'the session' },
  look,
});
