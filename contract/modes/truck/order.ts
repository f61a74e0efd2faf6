import * as v from 'valibot';

import { FIELDS, ROW_FIELDS, ROWS, type TruckForm } from '../../../domain/modes/truck/form';
import { rowFactsWire, fieldsSchema } from '../../wire/fields-wire';
import { previewEndpoint } from '../../orders/pages';
import { orderEndpoints } from '../../orders/orders';
import { orderForm } from '../../../domain/order/form/form-shape';

export const truckForm = v.pipe(
  v.object({ ...fieldsSchema(FIELDS).entries, ...orderForm.entries, places: rowFactsWire(ROW_FIELDS) }),
  v.transform((form): TruckForm => ({ ...form, places: ROWS.kept(form, form.places) })),
);

export const truckOrder = orderEndpoints({ mode: 'TRUCK', name: '途运', form: truckForm });

export const printTruck = previewEndpoint('TRUCK', truckForm);
