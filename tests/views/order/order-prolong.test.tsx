import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { formatMoney } from '../../../domain/values/money';
import { selectOrderProlong, type OrderProlongSnapshot } from '../../../machines/order/order-prolong';
import { orderProlongCopy as copy } from '../../../src/copy/after/prolong';
import { OrderProlong } from '../../../src/features/order-prolong/order-prolong';
import { walkView } from '../../support/model/walk-view';
import { orderProlongPlan, STAY_TOTAL } from '../../support/plans/order/order-prolong.plan';

function look(snapshot: OrderProlongSnapshot) {
  const { isOpen, typed, isFaulty, offer, mostDays, isBusy, failureCode } = selectOrderProlong(snapshot);
  const dialog = screen.queryByRole('dialog');
  expect(dialog !== null).toBe(isOpen);
  if (!dialog) return;
  const field = screen.getByRole('textbox', { name: copy.more });
  expect(field).toHaveProperty('value', typed);
  expect(field.getAttribute('aria-invalid') === 'true').toBe(isFaulty);
  if (offer) {
    expect(dialog.textContent, 'the price before the button').toContain(formatMoney(offer.total));
    expect(dialog.textContent).toContain('2027-01-10');
  }
  if (mostDays !== null) expect(dialog.textContent).toContain('最多再存 5 天，可续存至 2027-01-05');
  const name = isBusy ? copy.busy : offer ? copy.confirm : copy.check;
  expect(screen.getByRole('button', { name }).getAttribute('aria-busy') === 'true').toBe(isBusy);
  if (failureCode !== null) expect(dialog.textContent).toContain(copy.failure[failureCode]);
}

walkView({
  plan: orderProlongPlan,
  mount: (actor) => <OrderProlong actor={actor} days={30} outDate="2026-12-31" total={STAY_TOTAL} />,
  perform: {
    'prolong.open': () => person.press('button', copy.open),
    'days.type': ({ value }) => person.type(copy.more, value),
    'prolong.send': () => person.press('button', /^(核对余量与总价|按新总价确认续存)$/),
    'prolong.close': () => person.press('button', copy.close),
  },
  look,
});
