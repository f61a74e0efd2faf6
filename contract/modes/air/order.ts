import * as v from 'valibot';

import { OWN } from '../../../domain/modes/air/fields';
import type { AirForm } from '../../../domain/modes/air/form';
import { ROW, ROW_FACTS } from '../../../domain/modes/air/row-fields';
import { rowFactsWire, fieldsSchema } from '../../wire/fields-wire';
import { orderEndpoints } from '../../orders/orders';
import { orderForm } from '../../../domain/order/form/form-shape';

export const airForm = v.pipe(
  v.object({ ...fieldsSchema(OWN.fields).entries, ...orderForm.entries, air: rowFactsWire(ROW.fields) }),
  v.transform((form): AirForm => ({ ...form, air: ROW_FACTS.kept(form, form.air) })),
);

export const airOrder = orderEndpoints({ mode: 'AIR', name: '空运', form: airForm });
