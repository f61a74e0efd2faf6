import { blankOrder } from '../../order/form/blank';
import type { OrderForm } from '../../order/form/form';
import type { GoodsRow } from '../../goods/row';
import type { RowFacts } from '../../order/form/row-facts';
import { OWN } from './fields';
import { ROW, ROW_FACTS, type LclRowFacts } from './row-fields';

export type { LclRowFacts };

export type LclPart = typeof OWN.blank & { lcl: RowFacts<typeof ROW.fields> };

export type LclForm = OrderForm & LclPart;

export const blankRowFacts: LclRowFacts = ROW.blank;

export const blankLcl: LclForm = { ...blankOrder, ...OWN.blank, lcl: {} };

export const lclRowFacts = ({ lcl }: Pick<LclPart, 'lcl'>, row: Pick<GoodsRow, 'key'>): LclRowFacts =>
  ROW_FACTS.of(lcl, row);
