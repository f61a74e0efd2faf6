import * as v from 'valibot';

import { FIELDS } from '../../../domain/modes/dgd/fields';
import type { DgdForm } from '../../../domain/modes/dgd/form';
import { fieldsSchema } from '../../wire/fields-wire';
import { orderForm } from '../../orders/form';
import { orderEndpoints } from '../../orders/orders';

export const dgdForm = v.object({ ...fieldsSchema(FIELDS).entries, ...orderForm.entries }) satisfies v.GenericSchema<
  unknown,
  DgdForm
>;

export const {
  submit: submitDgd,
  saveDraft: saveDgdDraft,
  readDraft: readDgdDraft,
  listDrafts: listDgdDrafts,
  dropDraft: dropDgdDraft,
} = orderEndpoints({ mode: 'DGD', name: '危品服务', form: dgdForm });
