import { blankOrder } from '../../order/form/blank';
import type { BoxesBlock, OrderForm } from '../../order/form/form';
import type { GoodsRow } from '../../goods/row';
import { blankRow } from '../../order/form/list-edits';
import type { RowFacts } from '../../order/form/row-facts';
import { OWN, TRUCK_FIELDS, UNIT_FIELDS } from './fields';
import { ROW, ROW_FACTS, type RailRowFacts } from './row-fields';

export type { RailRowFacts };

export type RailPart = typeof OWN.blank & BoxesBlock & { rail: RowFacts<typeof ROW.fields> };

export type RailForm = OrderForm & RailPart;

export const blankUnit = blankRow(UNIT_FIELDS);
export const blankTruck = blankRow(TRUCK_FIELDS);
export const blankRowFacts: RailRowFacts = ROW.blank;

export const blankRail: RailForm = {
  ...blankOrder,
  ...OWN.blank,
  boxes: [{ type: '40HQ', count: '1' }],
  units: [blankUnit],
  inbound: [blankTruck],
  rail: {},
};

export const railRowFacts = ({ rail }: Pick<RailPart, 'rail'>, row: Pick<GoodsRow, 'key'>): RailRowFacts =>
  ROW_FACTS.of(rail, row);
