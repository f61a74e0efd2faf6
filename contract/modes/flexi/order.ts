import * as v from 'valibot';

import { OWN } from '../../../domain/modes/flexi/fields';
import { fieldsSchema } from '../../wire/fields-wire';
import { orderEndpoints } from '../../orders/orders';
import { orderForm } from '../../../domain/order/form/form-shape';

export const flexiForm = v.object({
  ...fieldsSchema(OWN.fields).entries,
  ...orderForm.entries,
});

export const flexiOrder = orderEndpoints({ mode: 'FLEXI', name: '液袋', form: flexiForm });
