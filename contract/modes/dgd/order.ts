import * as v from 'valibot';

import { FIELDS } from '../../../domain/modes/dgd/fields';
import type { DgdForm } from '../../../domain/modes/dgd/form';
import { wireOf } from '../../fields-wire';
import { orderForm } from '../../order-form';
import { orderEndpoints } from '../../orders';

export const dgdForm = v.object({ ...wireOf(FIELDS).entries, ...orderForm.entries }) satisfies v.GenericSchema<
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
