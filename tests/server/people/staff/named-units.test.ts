import { expect, it } from 'vitest';

import type { Unit } from '../../../../domain/order/boxes/unit';
import type { UnitTable } from '../../../../server/orders/after/desk-parts';
import type { DeskOrder } from '../../../../server/orders/order-service/desk-order';
import { MOVES } from '../../../../server/doors/desk/orders/acts/moves';
import { tankEquipment } from '../../../../server/trade/modes/tank/units';
import { truckEquipment } from '../../../../server/trade/modes/truck/units';
import { TANK_CASE } from '../../../support/modes/cases/tank';
import { TRUCK_CASE } from '../../../support/modes/cases/truck';

const NO = 'TR2611291CR2KX';
const TODAY = '2026-11-29';

type Equipped = {
  noun: string;
  columns: (order: never) => UnitTable['columns'];
  count: (order: never) => number;
  proposed: (order: never, orderNo: string, today: typeof TODAY) => Unit[];
};
type Sample = { form: object; facts: { quote: object | null } };

function unitsOf({ noun, columns, count, proposed }: Equipped, { form, facts: { quote } }: Sample) {
  const order = { form, quote, charges: { lines: [] }, takings: [], alternative: null } as never;
  return { noun, columns: columns(order), count: count(order), proposed: proposed(order, NO, TODAY) };
}

const EQUIPMENT = {
  TRUCK: unitsOf(truckEquipment, TRUCK_CASE.samples[0]),
  TANK: unitsOf(tankEquipment, TANK_CASE.samples[0]),
};

function fieldOf(mode: keyof typeof EQUIPMENT, isDemo: boolean) {
  const order = { moves: ['space.released'], lacking: [], papers: [], equipment: { ...EQUIPMENT[mode], isDemo } };
  const move = MOVES.find(({ id }) => id === 'space.released');
  const fields = move?.fields({ order: order as unknown as DeskOrder, findings: [], trucks: [] }) ?? [];
  const field = fields.find(({ id }) => id === 'units');
  if (!field) throw new Error(`${mode} names nothing`);
  return field;
}

it.each(['TRUCK', 'TANK'] as const)('unit fields of %s are empty outside the demo', (mode) => {
  const { columns, count } = EQUIPMENT[mode];
  const { value, label } = fieldOf(mode, false);
  expect(value).toEqual(Array.from({ length: columns.length * count }, () => ''));
  expect(label).not.toContain('演示');
});

it.each(['TRUCK', 'TANK'] as const)('unit fields of %s are filled in and marked as demo data in the demo', (mode) => {
  const { value, label } = fieldOf(mode, true);
  expect((value as string[]).some((one) => one !== '')).toBe(true);
  expect(label).toContain('演示');
});
