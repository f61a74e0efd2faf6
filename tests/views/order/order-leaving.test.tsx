import { person } from '#person';
import { screen, within } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect } from 'vitest';
import { createActor, fromTransition } from 'xstate';

import { fillSentence } from '../../../domain/values/fill';
import { LEAVING_PARTS, type LeavingPart, type LeavingTerms } from '../../../domain/order/trucks/leaving';
import {
  selectOrderLeaving,
  type OrderLeavingActor,
  type OrderLeavingSnapshot,
} from '../../../machines/order/order-leaving';
import { orderLeavingCopy as copy } from '../../../src/copy/after/leaving';
import { OrderLeaving } from '../../../src/features/order-leaving/order-leaving';
import { LEAVING_TERMS } from '../../../stories/order/order-leaving.fixtures';
import { pressOrLate } from '../../support/model/late';
import { walkView } from '../../support/model/walk-view';
import { LEAVING_CODE, orderLeavingPlan, SOUND_LEAVING } from '../../support/plans/order/order-leaving.plan';

const COMING = {
  code: LEAVING_CODE,
  at: '2026-12-10T01:00:00.000Z',
  tons: 8,
  pallets: 10,
  plateNo: '沪A54321',
  driverName: '王五',
  leftAt: null,
};

function lookAtForm(dialog: HTMLElement, snapshot: OrderLeavingSnapshot) {
  const { typed, terms, faults, slots, isBusy } = selectOrderLeaving(snapshot);
  const inside = within(dialog);
  for (const part of LEAVING_PARTS.filter((one) => one !== 'slot')) {
    const field = inside.getByLabelText(copy.label[part]);
    expect(field).toHaveProperty('value', typed[part]);
    expect(field.getAttribute('aria-invalid') === 'true').toBe(faults[part] !== undefined);
  }
  for (const code of Object.values(faults))
    expect(dialog.textContent).toContain(fillSentence(copy.fault[code], terms.rest));
  for (const slot of ['9', '10']) {
    const left = slots?.find((one) => one.slot === slot)?.left;
    const name = left === undefined ? copy.hour(slot) : copy.free(slot, left);
    expect(inside.getByRole('button', { name }).getAttribute('aria-pressed') === 'true').toBe(typed.slot === slot);
  }
  const send = inside.getByRole('button', { name: isBusy ? copy.busy : copy.send });
  expect(send.getAttribute('aria-busy') === 'true').toBe(isBusy);
}

function look(snapshot: OrderLeavingSnapshot) {
  const { isOpen, isDoubting, failureCode } = selectOrderLeaving(snapshot);
  const dialog = screen.queryByRole('dialog');
  expect(dialog !== null).toBe(isOpen || isDoubting);
  if (!dialog) return;
  if (isOpen) lookAtForm(dialog, snapshot);
  else expect(dialog.textContent).toContain(copy.doubt.title);
  if (failureCode !== null) expect(dialog.textContent).toContain(copy.failure[failureCode]);
}

const NOW = Date.parse('2026-12-05T02:00:00.000Z');

const isPart = (name: string): name is LeavingPart => LEAVING_PARTS.some((part) => part === name);

/** The receipt may change before a booking is sent. */
const receipt = createActor(
  fromTransition((_, { terms }: { type: 'said'; terms: LeavingTerms }) => terms, LEAVING_TERMS),
).start();
const say = (terms: LeavingTerms) => receipt.send({ type: 'said', terms });

function Receipt({ actor }: { actor: OrderLeavingActor }) {
  const terms = useSelector(receipt, ({ context }) => context);
  return <OrderLeaving actor={actor} leavings={[COMING]} terms={terms} proposed={SOUND_LEAVING} now={NOW} />;
}

walkView({
  plan: orderLeavingPlan,
  mount: (actor) => {
    say(LEAVING_TERMS);
    return <Receipt actor={actor} />;
  },
  perform: {
    'leaving.open': () => pressOrLate('button', copy.open),
    'leaving.write': async ({ change }) => {
      for (const [part, value] of Object.entries(change)) {
        if (part === 'slot') await person.press('button', new RegExp(`^${copy.hour(value)}`));
        else if (isPart(part)) await person.type(copy.label[part], value);
      }
    },
    'leaving.send': async ({ terms }) => {
      await person.witnesses(() => say(terms));
      await screen.findByText(copy.text(terms.rest, terms.to));
      await person.press('button', copy.send);
    },
    'leaving.doubt': () => person.press('button', /^取消预约 ?7K3M/),
    'leaving.drop': () => person.press('button', copy.doubt.yes),
    'leaving.close': () => person.press('button', /^(不约了|保留)$/),
  },
  look,
});
