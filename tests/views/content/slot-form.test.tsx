/** @module-tag long */
import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import type { SlotField } from '../../../domain/campaigns/slots';
import { selectSlotForm, type SlotFormActor, type SlotFormSnapshot } from '../../../machines/content/slot-form';
import { slotCopy as copy } from '../../../src/copy/campaign/slots';
import { severalFaults } from '../../../src/copy/words/several-faults';
import { SlotForm } from '../../../src/features/campaign/slot-form';
import { SLOTS } from '../../../stories/content/slot-form.fixtures';
import { late, pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { slotFormPlan } from '../../support/plans/content/slot-form.plan';
import { alertText } from '../../support/sight';

const pageText = () => document.body.textContent ?? '';
const startOf = (slotId: string) => SLOTS.slots.find((slot) => slot.slotId === slotId)?.startsAt ?? '';
const TEXTS = ['company', 'name', 'phone', 'question'] as const;

function look(snapshot: SlotFormSnapshot) {
  const { stage, sheet, form, faults, focus, isProving, isSending, changingTo, giving, failureCode } =
    selectSlotForm(snapshot);
  if (stage === 'lost') return expect(alertText()).toContain(copy.lost);
  if (stage === 'loading') return expect(screen.getByRole('status').textContent).toBe(copy.loading);
  if (stage === 'closed') return expect(pageText()).toContain(copy.closed);
  expect(failureCode === null || pageText().includes(copy.failure[failureCode])).toBe(true);
  if (stage === 'booked') {
    const booking = sheet?.booking ?? expect.unreachable('what is booked is known');
    expect(screen.getByRole('status').textContent).toContain(copy.booked.title(booking.startsAt));
    expect(screen.queryByText(copy.booked.ask) !== null, 'asked before it goes').toBe(
      giving === 'asking' || giving === 'busy',
    );
    expect(screen.queryByRole('button', { name: copy.booked.giveBack }) !== null).toBe(giving === 'possible');
    expect(pageText().includes(copy.booked.begun)).toBe(giving === null);
    const busy = screen.queryByRole('button', { name: copy.booked.busy });
    return expect(busy !== null).toBe(changingTo !== null);
  }
  expect(screen.queryByText(copy.givenBack) !== null).toBe(giving === 'done');
  for (const { slotId, state } of sheet?.slots ?? []) {
    const radio = screen.getByDisplayValue<HTMLInputElement>(slotId);
    expect([radio.checked, radio.disabled]).toEqual([form.slotId === slotId, state !== 'OPEN' || isSending]);
  }
  for (const field of TEXTS) {
    const input = screen.getByLabelText<HTMLInputElement>(copy.form[field].label);
    expect([input.value, input.readOnly]).toEqual([form[field], isSending || isProving]);
  }
  if (focus.field === 'slotId' && faults.includes('slotId'))
    expect(document.activeElement, 'the first slot that is free').toBe(screen.getByDisplayValue('D2-09'));
  const told = faults.map((field: SlotField) => copy.fault[field]);
  expect(told.length < 2 || pageText().includes(severalFaults(told) ?? '')).toBe(true);
  const press = screen.getByRole('button', { name: new RegExp(Object.values(copy.form.submit).join('|')) });
  return expect(press.getAttribute('aria-busy')).toBe(String(isSending || isProving));
}

walkView({
  plan: slotFormPlan,
  mount: (actor: SlotFormActor) => <SlotForm actor={actor} renderCaptcha={() => null} />,
  perform: {
    'slots.refresh': () => pressOrLate('button', copy.retry),
    'field.change': async ({ change }) => {
      const [[field, value] = []] = Object.entries(change) as [SlotField, string][];
      if (field === undefined || value === undefined) return late();
      if (field === 'slotId') return pressOrLate('radio', new RegExp(`^${copy.when(startOf(value))}`));
      if (!screen.queryByLabelText(copy.form[field].label)) return late();
      return person.type(copy.form[field].label, value);
    },
    'form.submit': () => pressOrLate('button', copy.form.submit.idle),
    'slot.giveBack': () => pressOrLate('button', new RegExp(`^(${copy.booked.giveBack}|${copy.booked.confirm})$`)),
    'slot.keep': () => pressOrLate('button', copy.booked.keep),
    'slot.change': ({ slotId }) => pressOrLate('button', copy.booked.change(startOf(slotId))),
  },
  look,
});
