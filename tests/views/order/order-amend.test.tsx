import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { formatMoney } from '../../../domain/values/money';
import { selectOrderAmend, type OrderAmendSnapshot } from '../../../machines/order/order-amend';
import { orderAmendCopy as copy } from '../../../src/copy/after/amend';
import { AmendAmounts } from '../../../src/features/order-amend/amend-amounts';
import { elsewhere } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { AMEND_ROWS, AMEND_TOTAL, orderAmendPlan } from '../../support/plans/order/order-amend.plan';

const fieldOf = (part: 'kg' | 'm3') => `货物 1 ${copy.parts[part]}`;

function look(snapshot: OrderAmendSnapshot) {
  const { isOpen, rows, offered, isBusy, isAmended, failureCode } = selectOrderAmend(snapshot);
  const dialog = screen.queryByRole('dialog');
  expect(dialog !== null).toBe(isOpen);
  if (!dialog) return;
  for (const part of ['kg', 'm3'] as const) {
    const field = screen.getByRole('textbox', { name: fieldOf(part) });
    expect(field).toHaveProperty('value', rows[0]?.[part]);
    expect(field.getAttribute('aria-invalid') === 'true').toBe(rows[0]?.faults.includes(part));
  }
  if (offered) expect(dialog.textContent, 'the price before the button').toContain(formatMoney(offered));
  const busy = isAmended ? '已修改，正在更新订单' : copy.busy;
  const name = isBusy ? busy : offered ? copy.confirm : copy.check;
  expect(screen.getByRole('button', { name }).getAttribute('aria-busy') === 'true').toBe(isBusy);
  const back = screen.queryByRole('button', { name: copy.close });
  expect(back === null, 'nobody is offered a way back from what is done').toBe(isAmended);
  if (failureCode !== null) expect(dialog.textContent).toContain(copy.failure[failureCode]);
}

walkView({
  plan: orderAmendPlan,
  mount: (actor) => (
    <AmendAmounts
      actor={actor}
      amend={{ until: '2026-12-04T09:00:00.000Z', rows: AMEND_ROWS }}
      total={AMEND_TOTAL}
      names={['甲醇']}
    />
  ),
  perform: {
    'amend.open': ({ rows }) => (rows === AMEND_ROWS ? person.press('button', copy.open) : elsewhere()),
    'amount.type': ({ part, value }) => person.type(fieldOf(part), value),
    'amend.send': () => person.press('button', /^(核价|按新价确认修改)$/),
    'amend.close': () => person.press('button', copy.close),
  },
  look,
});
