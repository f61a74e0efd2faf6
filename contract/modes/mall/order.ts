import * as v from 'valibot';

import { FIELDS } from '../../../domain/modes/mall/fields';
import { fieldsSchema } from '../../wire/fields-wire';
import { orderEndpoints } from '../../orders/orders';
import { orderForm } from '../../../domain/order/form/form-shape';

export const mallForm = v.object({ ...fieldsSchema(FIELDS).entries, ...orderForm.entries });

export const mallOrder = orderEndpoints({ mode: 'MALL', name: '商城', form: mallForm });
