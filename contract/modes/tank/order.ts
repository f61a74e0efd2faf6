import * as v from 'valibot';

import { FIELDS, type TankForm } from '../../../domain/modes/tank/form';
import { wireOf } from '../../fields-wire';
import { orderForm } from '../../order-form';
import { orderEndpoints } from '../../orders';

export const tankForm = v.object({ ...wireOf(FIELDS).entries, ...orderForm.entries }) satisfies v.GenericSchema<
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
