import * as v from 'valibot';

import { FIELDS } from '../../../domain/modes/tank/form';
import { fieldsSchema } from '../../wire/fields-wire';
import { orderEndpoints } from '../../orders/orders';
import { orderForm } from '../../../domain/order/form/form-shape';

export const tankForm = v.object({ ...fieldsSchema(FIELDS).entries, ...orderForm.entries });

export const tankOrder = orderEndpoints({ mode: 'TANK', name: '罐箱', form: tankForm });
