import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { selectOrderComplaint, type OrderComplaintSnapshot } from '../../../machines/order/order-complaint';
import { orderComplaintCopy as copy } from '../../../src/copy/order-complaint';
import { OrderComplaint } from '../../../src/features/order-complaint/order-complaint';
import { COMPLAINING } from '../../../stories/order/order-complaint.fixtures';
import { elsewhere } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { ONE, orderComplaintPlan } from '../../support/plans/order/order-complaint.plan';

const LABELS = { kg: copy.kg, words: copy.words };

function look(snapshot: OrderComplaintSnapshot) {
  const { isOpen, about, typed, faults, isBusy, isFiled, failureCode } = selectOrderComplaint(snapshot);
  const dialog = screen.queryByRole('dialog');
  expect(dialog !== null).toBe(isOpen);
  if (!dialog) return;
  const isWrong = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true';
  const chosen = about.find(({ kind }) => kind === typed.about)?.name;
  expect(screen.getByRole('button', { name: new RegExp(copy.about) }).textContent).toBe(chosen ?? copy.choose);
  expect(dialog.textContent.includes(copy.fault.about)).toBe(faults.includes('about'));
  for (const part of ['kg', 'words'] as const) {
    const field = screen.getByRole('textbox', { name: LABELS[part] });
    expect(field).toHaveProperty('value', typed[part]);
    expect(isWrong(field)).toBe(faults.includes(part));
  }
  const name = isFiled ? copy.filed : isBusy ? copy.busy : copy.send;
  expect(screen.getByRole('button', { name }).getAttribute('aria-busy') === 'true').toBe(isBusy);
  expect(screen.queryByRole('button', { name: copy.close }) === null, 'no way back from what is done').toBe(isFiled);
  if (failureCode !== null) expect(dialog.textContent).toContain(copy.failure[failureCode]);
}

walkView({
  plan: orderComplaintPlan,
  mount: (actor) => <OrderComplaint actor={actor} complaining={COMPLAINING} />,
  perform: {
    'complaint.open': ({ about }) => (about === ONE ? elsewhere() : person.press('button', copy.open)),
    'about.choose': async ({ kind }, now) => {
      const name = now.context.about.find((one) => one.kind === kind)?.name;
      if (now.hasTag('busy') || name === undefined) return elsewhere();
      await person.press('button', new RegExp(copy.about));
      return person.press('option', name);
    },
    'complaint.type': ({ part, value }) => person.type(LABELS[part], value),
    'complaint.send': () => person.press('button', copy.send),
    'complaint.close': () => person.press('button', copy.close),
  },
  look,
});
