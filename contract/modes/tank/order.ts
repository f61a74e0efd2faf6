import * as v from 'valibot';

import { FIELDS, type TankForm } from '../../../domain/modes/tank/form';
import { fieldsSchema } from '../../wire/fields-wire';
import { orderForm } from '../../orders/form';
import { orderEndpoints } from '../../orders/orders';

export const tankForm = v.object({ ...fieldsSchema(FIELDS).entries, ...orderForm.entries }) satisfies v.GenericSchema<
  unknown,
  TankForm
>;

export const {
  submit: submitTank,
  saveDraft: saveTankDraft,
  readDraft: readTankDraft,
  listDrafts: listTankDrafts,
  dropDraft: dropTankDraft,
} = orderEndpoints({ mode: 'TANK', name: '罐箱', form: tankForm });
