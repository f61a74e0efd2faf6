import * as v from 'valibot';

import { OWN } from '../../../domain/modes/dom/fields';
import { fieldsSchema } from '../../wire/fields-wire';
import { orderEndpoints } from '../../orders/orders';
import { orderForm } from '../../../domain/order/form/form-shape';

export const domForm = v.object({
  ...orderForm.entries,
  ...fieldsSchema(OWN.fields).entries,
});

export const domOrder = orderEndpoints({ mode: 'DOM', name: '内贸海运', form: domForm });
