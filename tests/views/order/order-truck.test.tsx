import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';

import { formatMoney } from '../../../domain/values/money';
import { selectOrderTruck, type OrderTruckSnapshot } from '../../../machines/order/order-truck';
import { cfsCopy } from '../../../src/copy/modes/cfs';
import { gateWords } from '../../../src/copy/modes/cfs/slot-words';
import { GateTrucks } from '../../../src/features/order-truck/gate-trucks';
import { STUFFING_WORDS, stuffingChangeCopy as copy } from '../../../src/copy/modes/cfs/truck-words';
import { PLACED_CFS } from '../../../stories/modes/cfs-placed.fixtures';
import { walkView } from '../../support/model/walk-view';
import { HOURS, orderTruckPlan, TRUCK, TRUCK_TOTAL } from '../../support/plans/order/order-truck.plan';

const ORDER = {
  ...PLACED_CFS,
  trucks: [{ ...TRUCK, code: '7K3MQX9DT2', openUntil: '2026-12-02T23:00:00.000Z' }],
  charges: { ...PLACED_CFS.charges, totalYuan: TRUCK_TOTAL },
};

const hourName = (slot: string): string => {
  const free = HOURS.find((hour) => hour.slot === slot);
  return free ? copy.free(gateWords(slot), free.left) : copy.kept(gateWords(slot));
};

function look(snapshot: OrderTruckSnapshot) {
  const { isOpen, typed, hours, isLooking, offered, isBusy, failureCode } = selectOrderTruck(snapshot);
  const dialog = screen.queryByRole('dialog');
  expect(dialog !== null).toBe(isOpen);
  if (!dialog) return;
  expect(dialog.textContent).toContain('改后换发新预约码，旧码立即作废');
  expect(screen.getAllByRole('textbox')).toHaveLength(ORDER.isDanger === 'Y' ? 6 : 5);
  expect(screen.getByRole('textbox', { name: cfsCopy.truckLabel.driverName })).toHaveProperty(
    'value',
    typed.driverName,
  );
  for (const { slot } of hours) {
    const button = screen.getByRole('button', { name: hourName(slot) });
    expect(button.getAttribute('aria-pressed') === 'true').toBe(typed.slot === slot);
  }
  expect(dialog.textContent.includes(copy.looking)).toBe(isLooking);
  if (offered) expect(dialog.textContent, 'the price before the button').toContain(formatMoney(offered));
  const name = isBusy ? copy.busy : offered ? copy.confirm : copy.send;
  expect(screen.getByRole('button', { name }).getAttribute('aria-busy') === 'true').toBe(isBusy);
  const isOff = screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
  expect(isOff, 'nothing is sent before the hours are there').toBe(isLooking || isBusy);
  if (failureCode !== null) expect(dialog.textContent).toContain(copy.failure[failureCode]);
}

walkView({
  plan: orderTruckPlan,
  mount: (actor) => (
    <GateTrucks words={STUFFING_WORDS} actor={actor} order={ORDER} now={Date.parse('2026-12-01T00:00:00.000Z')} />
  ),
  perform: {
    'truck.open': () => person.press('button', copy.open(1)),
    'part.type': ({ part, value }) =>
      part === 'slot' ? person.press('button', hourName(value)) : person.type(cfsCopy.truckLabel[part], value),
    'truck.send': () => person.press('button', /^(确认修改|按新价确认修改)$/),
    'truck.close': () => person.press('button', copy.close),
  },
  look,
});
