import { blankOrder } from '../../order/form/blank';
import type { OrderForm } from '../../order/form/form';
import type { GoodsRow } from '../../goods/row';
import { blankRow } from '../../order/form/list-edits';
import type { RowFacts } from '../../order/form/row-facts';
import { OWN, SIZE_FIELDS, type AirSizeRow } from './fields';
import { ROW, ROW_FACTS, type AirRowFacts } from './row-fields';

export type { AirRowFacts, AirSizeRow };

export type AirPart = typeof OWN.blank & { air: RowFacts<typeof ROW.fields> };

export type AirForm = OrderForm & AirPart;

export const blankRowFacts: AirRowFacts = ROW.blank;
export const blankSize: AirSizeRow = blankRow(SIZE_FIELDS);

export const blankAir: AirForm = { ...blankOrder, ...OWN.blank, air: {} };

export const airRowFacts = ({ air }: Pick<AirPart, 'air'>, row: Pick<GoodsRow, 'key'>): AirRowFacts =>
  ROW_FACTS.of(air, row);
