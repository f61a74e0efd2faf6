import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { blankFcl } from '../../../domain/modes/fcl/form';
import type { FclStep } from '../../../domain/modes/fcl/steps';
import { orderPageCopy } from '../../../src/copy/order';
import { orderPartsCopy } from '../../../src/copy/trade';
import { FclOrderView } from '../../../src/modes/fcl/fcl-order-view';
import { formViewOf, order } from '../../../stories/order/fcl-order.fixtures';

const BLANK = { ...blankFcl, quoteId: 'Q1', offerId: 'S1' };
const STEPS: readonly FclStep[] = ['sailing', 'goods', 'services', 'confirm'];

const judged = (step: FclStep) =>
  render(<FclOrderView {...order} form={{ ...order.form, view: formViewOf(BLANK, step, true) }} />);

it.each(STEPS)('the order form shows one alert for all faults at %s, and each field describes its own', (step) => {
  judged(step);
  const alerts = screen.getAllByRole('alert');
  expect(alerts.map(({ textContent }) => textContent)).toStrictEqual([expect.stringMatching(/^还有 \d+ 处/)]);
  for (const field of document.querySelectorAll('[aria-invalid=true][aria-describedby]')) {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.some((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent)).toBe(true);
  }
});

it('the order form groups the fields of the three parties by party', () => {
  judged('services');
  for (const party of Object.values(orderPartsCopy.services.parties))
    expect(within(screen.getByRole('group', { name: party })).getByRole('textbox', { name: /英文名称/ })).toBeTruthy();
});

it.each(STEPS)('the order form links past the side panel from the last field of %s to the next step', (step) => {
  judged(step);
  const way = screen.getByRole('link', { name: orderPageCopy.skip });
  const onward = document.querySelector(way.getAttribute('href') ?? '');
  const panel = document.querySelector('#acceptance');
  expect(onward?.textContent).toMatch(/下一步|提交订单/);
  expect(way.compareDocumentPosition(panel ?? way) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const fields = [...document.querySelectorAll('input, select, textarea')];
  expect(fields.every((field) => field.compareDocumentPosition(way) & Node.DOCUMENT_POSITION_FOLLOWING)).toBe(true);
});
