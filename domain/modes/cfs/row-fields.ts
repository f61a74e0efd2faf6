import type { OrderFacts } from '../../order/facts';
import { whole } from '../../order/field-kinds';
import { partOf } from '../../order/fields';
import type { OrderForm } from '../../order/form';
import { rowFacts, type RowAsked, type RowFacts } from '../../order/row-facts';
import { wholeNumberIn } from '../../values/typed-number';
import { countedBoxes, type BoxesTyped } from './boxes';
import { MOST_CFS_BOXES } from './fields';

const FIELDS = {
  /** Into which of the boxes the row goes, from 1 on. */
  boxNo: whole({ step: 'goods', need: true, code: 'cfsBoxNo', least: 1, most: MOST_CFS_BOXES }),
};

type Form = Pick<OrderForm, 'goods'> & BoxesTyped;
type Facts = Pick<OrderFacts, 'now'>;

export type CfsRowFacts = RowFacts<typeof FIELDS>;

/** What only a station asks of a row of goods. Where there is one box there is nothing to choose. */
export const ROW = partOf<typeof FIELDS, RowAsked<Form>, Facts>(FIELDS, {
  asks: { boxNo: ({ form }) => countedBoxes(form).length > 1 },
  // A box that was taken away again holds nothing.
  rules: { boxNo: ({ form, boxNo }) => ((wholeNumberIn(boxNo) ?? 0) > countedBoxes(form).length ? 'cfsBoxNo' : null) },
});

export const ROW_FACTS = rowFacts<Form, typeof FIELDS, Facts>(ROW);
