import { tick, whole } from '../../order/form/field-kinds';
import { partOf } from '../../order/form/fields';
import type { OrderForm } from '../../order/form/form';
import { rowFacts, type RowInput, type RowFacts } from '../../order/form/row-facts';
import { wholeNumberIn } from '../../values/typed-number';
import { countedBoxes, type BoxesText } from './boxes';
import { MOST_CFS_BOXES } from './fields';

const FIELDS = {
  /** Into which of the boxes the row goes, from 1 on. */
  boxNo: whole({ step: 'goods', need: true, code: 'cfsBoxNo', least: 1, most: MOST_CFS_BOXES }),
  /** To be eaten, by people or animals. */
  isFood: tick({ step: 'goods' }),
};

type Form = Pick<OrderForm, 'goods' | 'isDanger'> & BoxesText;

export type CfsRowFacts = RowFacts<typeof FIELDS>;

/** What only a station asks of a row of goods. Where there is one box there is nothing to choose. */
export const ROW = partOf<typeof FIELDS, RowInput<Form>>(FIELDS, {
  asks: {
    boxNo: ({ form }) => countedBoxes(form).length > 1,
    // Goods by themselves lie beside nothing that would spoil them.
    isFood: ({ form }) => form.isDanger === 'Y' && form.goods.length > 1,
  },
  // A box that was taken away again holds nothing.
  rules: { boxNo: ({ form, boxNo }) => ((wholeNumberIn(boxNo) ?? 0) > countedBoxes(form).length ? 'cfsBoxNo' : null) },
});

export const ROW_FACTS = rowFacts<Form, typeof FIELDS, unknown>(ROW);
