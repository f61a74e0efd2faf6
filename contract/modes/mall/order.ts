import * as v from 'valibot';

import { FIELDS } from '../../../domain/modes/mall/fields';
import type { MallForm } from '../../../domain/modes/mall/form';
import { fieldsSchema } from '../../wire/fields-wire';
import { orderForm } from '../../orders/form';
import { orderEndpoints } from '../../orders/orders';

export const mallForm = v.object({ ...fieldsSchema(FIELDS).entries, ...orderForm.entries }) satisfies v.GenericSchema<
  unknown,
  MallForm
>;

export const {
  submit: submitMall,
  saveDraft: saveMallDraft,
  readDraft: readMallDraft,
  listDrafts: listMallDrafts,
  dropDraft: dropMallDraft,
} = orderEndpoints({ mode: 'MALL', name: '商城', form: mallForm });
