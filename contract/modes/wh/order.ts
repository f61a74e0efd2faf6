import * as v from 'valibot';

import { OWN } from '../../../domain/modes/wh/fields';
import { fieldsSchema } from '../../wire/fields-wire';
import { orderEndpoints } from '../../orders/orders';
import { orderForm } from '../../../domain/order/form/form-shape';

export const whForm = v.object({ ...fieldsSchema(OWN.fields).entries, ...orderForm.entries });

export const whOrder = orderEndpoints({ mode: 'WH', name: '危化仓储', form: whForm });
