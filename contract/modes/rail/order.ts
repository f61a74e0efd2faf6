import * as v from 'valibot';

import { OWN } from '../../../domain/modes/rail/fields';
import type { RailForm } from '../../../domain/modes/rail/form';
import { ROW, ROW_FACTS } from '../../../domain/modes/rail/row-fields';
import { boxRows } from '../../orders/boxes';
import { rowFactsWire, fieldsSchema } from '../../wire/fields-wire';
import { orderEndpoints } from '../../orders/orders';
import { orderForm } from '../../../domain/order/form/form-shape';

export const railForm = v.pipe(
  v.object({
    ...fieldsSchema(OWN.fields).entries,
    ...orderForm.entries,
    boxes: boxRows,
    rail: rowFactsWire(ROW.fields),
  }),
  v.transform((form): RailForm => ({ ...form, rail: ROW_FACTS.kept(form, form.rail) })),
);

export const railOrder = orderEndpoints({ mode: 'RAIL', name: '国际铁路', form: railForm });
