/** @module-tag long */
import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { NO_LOT, selectOrderComplaint, type OrderComplaintSnapshot } from '../../../machines/order/order-complaint';
import { photoUploadCopy } from '../../../src/copy/papers/file-upload';
import { orderComplaintCopy as copy } from '../../../src/copy/after/complaint';
import { Complaint } from '../../../src/frame/complaint';
import { COMPLAINING } from '../../../stories/order/order-complaint.fixtures';
import { elsewhere } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { ONE, orderComplaintPlan } from '../../support/plans/order/order-complaint.plan';

type Lots = ReturnType<typeof selectOrderComplaint>['lots'];

function lotName(lots: Lots, chosen: string): string {
  const lot = lots.find(({ lotId }) => lotId === chosen);
  if (lot) return copy.lotOf(lot.lotId, lot.kg);
  return chosen === NO_LOT ? copy.noLot : copy.choose;
}

const LABELS = { kg: copy.kg, words: copy.words };

function look(snapshot: OrderComplaintSnapshot) {
  const { isOpen, about, lots, typed, faults, isBusy, isWaiting, isFiled, failureCode } =
    selectOrderComplaint(snapshot);
  const dialog = screen.queryByRole('dialog');
  expect(dialog !== null).toBe(isOpen);
  if (!dialog) return;
  const isWrong = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true';
  const chosen = about.find(({ kind }) => kind === typed.about)?.name;
  expect(screen.getByRole('button', { name: new RegExp(copy.about) }).textContent).toBe(chosen ?? copy.choose);
  expect(dialog.textContent.includes(copy.fault.about)).toBe(faults.includes('about'));
  const lot = screen.queryByRole('button', { name: new RegExp(`^${copy.lot}`) });
  expect(lot !== null, 'a lot is asked for where there are several').toBe(lots.length > 0);
  expect(lot?.textContent ?? '').toBe(lots.length === 0 ? '' : lotName(lots, typed.lot));
  for (const field of ['lot', 'photos'] as const)
    expect(dialog.textContent.includes(copy.fault[field])).toBe(faults.includes(field));
  expect(screen.getByLabelText(photoUploadCopy.choose)).toHaveProperty('disabled', isBusy && !isWaiting);
  for (const part of ['kg', 'words'] as const) {
    const field = screen.getByRole('textbox', { name: LABELS[part] });
    expect(field).toHaveProperty('value', typed[part]);
    expect(isWrong(field)).toBe(faults.includes(part));
  }
  const name = isFiled ? copy.filed : isWaiting ? copy.waiting : isBusy ? copy.busy : copy.send;
  expect(screen.getByRole('button', { name }).getAttribute('aria-busy') === 'true').toBe(isBusy);
  expect(screen.queryByRole('button', { name: copy.close }) === null, 'no way back from what is done').toBe(isFiled);
  if (failureCode !== null) expect(dialog.textContent).toContain(copy.failure[failureCode]);
}

walkView({
  plan: orderComplaintPlan,
  mount: (actor) => <Complaint actor={actor} complaining={COMPLAINING} />,
  perform: {
    'complaint.open': ({ about }) => (about === ONE ? elsewhere() : person.press('button', copy.open)),
    'about.choose': async ({ kind }, now) => {
      const name = now.context.about.find((one) => one.kind === kind)?.name;
      if (now.hasTag('busy') || name === undefined) return elsewhere();
      await person.press('button', new RegExp(copy.about));
      return person.press('option', name);
    },
    'lot.choose': async ({ lot }, now) => {
      const { lots } = selectOrderComplaint(now);
      if (now.hasTag('busy') || lots.length === 0) return elsewhere();
      await person.press('button', new RegExp(`^${copy.lot}`));
      return person.press('option', lotName(lots, lot));
    },
    'complaint.type': ({ part, value }) => person.type(LABELS[part], value),
    'complaint.send': () => person.press('button', copy.send),
    'complaint.close': () => person.press('button', copy.close),
  },
  byWorld: { 'files.changed': 'the photographs, which have a walk of their own' },
  look,
});
