import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import type { BoardDay, Boards } from '../../../domain/modes/cfs/board';
import { CFS } from '../../../domain/modes/cfs/mode';
import type { CfsQuote } from '../../../domain/modes/cfs/quote';
import { ChosenSlots } from '../../../src/modes/cfs/chosen-slots';
import { BOARDS, CFS_FACTS, CFS_QUOTE, CFS_SOUND } from '../../../stories/modes/cfs.fixtures';
import { formViewIn } from '../../../stories/order/form-view.fixtures';
import { METHANOL_FACTS } from '../../../stories/order/order-forms.fixtures';
import { STEP_PARTS } from '../../support/modes/order-step';

/** Dangerous goods hours start at 08:00; the truck of the form comes at 09:00 on the 25th. */
const EIGHT = 0;
const [truck] = CFS_SOUND.inbound;

/** Station with free slots in these hours only. */
function quoteWith(free: Readonly<Record<string, number>>): CfsQuote {
  const emptied = (days: readonly BoardDay[]): BoardDay[] =>
    days.map(({ day, gate, stuff }) => ({
      day,
      stuff,
      gate: gate.map((_, at) => (at === EIGHT ? (free[day] ?? 0) : 0)),
    }));
  const boards: Boards = { ...BOARDS, Y: { ...BOARDS.Y, days: emptied(BOARDS.Y.days) } };
  const { offer } = CFS_QUOTE;
  return { ...CFS_QUOTE, offer: { ...offer, detail: { ...offer.detail, boards } } };
}

function drawn(quote: CfsQuote, { form = CFS_SOUND, isAtEnd = false, sought = '' } = {}) {
  const [edit, submit] = [vi.fn<(edit: unknown) => void>(), vi.fn<() => void>()];
  const filled = { mode: CFS, facts: { ...CFS_FACTS, quote }, library: { methanol: METHANOL_FACTS } };
  const plain = { ...formViewIn(filled, form, ['station', true]), told: {} };
  const steps = plain.steps.map((step) => ({ ...step, isVisited: isAtEnd }));
  const on = { ...STEP_PARTS.on, edit, submit };
  render(
    <ChosenSlots
      parts={
        {
          ...STEP_PARTS,
          view: { ...plain, steps, focus: { path: sought, turn: sought === '' ? 0 : 1 } },
          quote,
          on,
        } as never
      }
      now={CFS_FACTS.now}
    />,
  );
  return { edit, submit };
}

it('the stuffing order offers the one free hour for a lost one and moves the truck there', () => {
  const { edit, submit } = drawn(quoteWith({ '2026-11-25': 1 }));
  expect(truck?.slot).toBe('2026-11-25T09');
  fireEvent.click(screen.getByRole('button', { name: /^改到/ }));
  expect(edit).toHaveBeenCalledOnce();
  expect(submit).not.toHaveBeenCalled();
  expect(screen.getAllByText(/就近的空位/)).toHaveLength(1);
});

it('the stuffing order offers no hour when none is free', () => {
  drawn(quoteWith({}));
  expect(screen.queryByRole('button', { name: /^改到/ })).toBeNull();
  expect(screen.queryByText(/就近的空位/)).toBeNull();
});

it('the stuffing order changes the hour and submits by one press when nothing else is faulty', () => {
  const { edit, submit } = drawn(quoteWith({ '2026-11-25': 1 }), { isAtEnd: true });
  fireEvent.click(screen.getByRole('button', { name: '改到 11-25 周三 08–09 时 并提交' }));
  expect(edit).toHaveBeenCalledExactlyOnceWith({ kind: 'own.truck.move', at: 0, slot: '2026-11-25T08' });
  expect(submit).toHaveBeenCalledOnce();
});

it('the stuffing order changes the hour without submission while something else is faulty', () => {
  const { submit } = drawn(quoteWith({ '2026-11-25': 1 }), {
    isAtEnd: true,
    form: { ...CFS_SOUND, carrierBookingNo: '' },
  });
  fireEvent.click(screen.getByRole('button', { name: '改到 11-25 周三 08–09 时' }));
  expect(submit).not.toHaveBeenCalled();
});

it('the stuffing order focuses the truck or the half day with the fault', () => {
  if (!truck) throw new Error('no truck comes');
  const form = { ...CFS_SOUND, inbound: [truck, { ...truck, slot: '2026-11-25T10' }] };
  const [half] = form.stuffSlots;
  const seek = (sought: string) => {
    drawn(CFS_QUOTE, { form, sought });
    return document.activeElement?.textContent ?? '';
  };
  expect(seek('inbound.0.slot')).toMatch(/^第 1 车/);
  expect(seek('inbound.1.slot')).toMatch(/^第 2 车/);
  expect(half).toBeDefined();
  expect(seek('stuffSlots.0.slot')).toContain('TEU');
});
