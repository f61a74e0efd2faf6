import { tickField, wholeField } from '../../order/form/field-kinds';
import { buildPart } from '../../order/form/fields';
import type { OrderForm } from '../../order/form/form';
import { rowFacts, type RowInput, type RowFacts } from '../../order/form/row-facts';
import { parseWholeNumber } from '../../values/typed-number';
import { countedBoxes, type BoxesText } from './boxes';
import { MOST_CFS_BOXES } from './fields';

const FIELDS = {
  /** Box number of the row, from 1. */
  boxNo: wholeField({ step: 'goods', need: true, code: 'cfsBoxNo', least: 1, most: MOST_CFS_BOXES }),
  /** Food for people or animals. */
  isFood: tickField({ step: 'goods' }),
};

type Form = Pick<OrderForm, 'goods' | 'isDanger'> & BoxesText;

export type CfsRowFacts = RowFacts<typeof FIELDS>;

/** Fields a CFS order adds to a goods row; one box leaves no choice. */
export const ROW = buildPart<typeof FIELDS, RowInput<Form>>(FIELDS, {
  asks: {
    boxNo: ({ form }) => countedBoxes(form).length > 1,
    // A single row lies beside nothing that would spoil it.
    isFood: ({ form }) => form.isDanger === 'Y' && form.goods.length > 1,
  },
  // Rejects the number of a box that was removed.
  rules: {
    boxNo: ({ form, boxNo }) => ((parseWholeNumber(boxNo) ?? 0) > countedBoxes(form).length ? 'cfsBoxNo' : null),
  },
});

export const ROW_FACTS = rowFacts<Form, typeof FIELDS, unknown>(ROW);
