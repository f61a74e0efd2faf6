import * as v from 'valibot';

import { OWN } from '../../../domain/modes/lcl/fields';
import type { LclForm } from '../../../domain/modes/lcl/form';
import { ROW, ROW_FACTS } from '../../../domain/modes/lcl/row-fields';
import { rowFactsWire, fieldsSchema } from '../../wire/fields-wire';
import { orderEndpoints } from '../../orders/orders';
import { orderForm } from '../../../domain/order/form/form-shape';

export const lclForm = v.pipe(
  v.object({ ...fieldsSchema(OWN.fields).entries, ...orderForm.entries, lcl: rowFactsWire(ROW.fields) }),
  v.transform((form): LclForm => ({ ...form, lcl: ROW_FACTS.kept(form, form.lcl) })),
);

export const lclOrder = orderEndpoints({ mode: 'LCL', name: '拼箱', form: lclForm });
