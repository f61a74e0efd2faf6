import * as v from 'valibot';

import { FIELDS } from '../../../domain/modes/dgd/fields';
import { fieldsSchema } from '../../wire/fields-wire';
import { orderEndpoints } from '../../orders/orders';
import { orderForm } from '../../../domain/order/form/form-shape';

export const dgdForm = v.object({ ...fieldsSchema(FIELDS).entries, ...orderForm.entries });

export const dgdOrder = orderEndpoints({ mode: 'DGD', name: '危品服务', form: dgdForm });
