import { person } from '#person';
import { screen, within } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect } from 'vitest';

import { formatMoney } from '../../../domain/values/money';
import type { OrderCancelActor, OrderCancelSnapshot } from '../../../machines/order/order-cancel';
import { orderCancelCopy as copy } from '../../../src/copy/after/cancel';
import { OrderCancelDialog } from '../../../src/features/order-cancel/order-cancel-dialog';
import { late } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { orderCancelPlan } from '../../support/plans/order/order-cancel.plan';

/** Renders the dialog while its actor is active. */
function Page({ actor }: { actor: OrderCancelActor }) {
  const isOpen = useSelector(actor, ({ status }) => status === 'active');
  return isOpen ? <OrderCancelDialog actor={actor} /> : <p>page</p>;
}

const alertsIn = (dialog: HTMLElement) =>
  within(dialog)
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent);

function look({ context: { fee, isReasonMissing, failureCode }, ...now }: OrderCancelSnapshot) {
  const dialog = screen.queryByRole('alertdialog');
  expect(dialog !== null, 'the dialog is there exactly while it is open').toBe(now.status === 'active');
  if (!dialog) return;
  if (now.hasTag('closed')) return expect(alertsIn(dialog)).toEqual([copy.failure.tooLate]);
  expect(dialog.textContent, 'the fee stands before the button').toContain(
    fee.amount > 0 ? formatMoney(fee) : copy.free,
  );
  const sentence = failureCode === 'feeChanged' ? copy.changed : failureCode && copy.failure[failureCode];
  expect(alertsIn(dialog).toSorted()).toEqual(
    [...(sentence ? [sentence] : []), ...(isReasonMissing ? [copy.reasonMissing] : [])].toSorted(),
  );
  const confirm = within(dialog).getByRole('button', { name: /确认取消|正在取消/ });
  expect(confirm.getAttribute('aria-busy')).toBe(String(now.hasTag('busy')));
}

walkView({
  plan: orderCancelPlan,
  mount: (actor) => <Page actor={actor} />,
  perform: {
    'reason.choose': async ({ reason }, now) => {
      if (!now.hasTag('busy')) await person.press('button', new RegExp(copy.reason));
      return now.hasTag('busy') ? late() : person.press('option', copy.reasons[reason]);
    },
    'cancel.confirm': () => person.press('button', /确认取消|正在取消/),
    'order.keep': () => person.press('button', /保留订单|知道了/),
  },
  look,
});
