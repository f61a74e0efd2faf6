import * as v from 'valibot';

import { OWN } from '../../../domain/modes/cfs/fields';
import type { CfsForm } from '../../../domain/modes/cfs/form';
import { ROW, ROW_FACTS } from '../../../domain/modes/cfs/row-fields';
import { rowFactsWire, fieldsSchema } from '../../wire/fields-wire';
import { boxRows } from '../../orders/boxes';
import { orderEndpoints } from '../../orders/orders';
import { orderForm } from '../../../domain/order/form/form-shape';

export const cfsForm = v.pipe(
  v.object({
    ...fieldsSchema(OWN.fields).entries,
    ...orderForm.entries,
    boxes: boxRows,
    cfs: rowFactsWire(ROW.fields),
  }),
  v.transform((form): CfsForm => ({ ...form, cfs: ROW_FACTS.kept(form, form.cfs) })),
);

export const cfsOrder = orderEndpoints({ mode: 'CFS', name: '内装', form: cfsForm });
