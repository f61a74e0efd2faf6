import * as v from 'valibot';

import { OWN } from '../../../domain/modes/wh/fields';
import type { WhForm } from '../../../domain/modes/wh/form';
import { fieldsSchema } from '../../wire/fields-wire';
import { orderForm } from '../../orders/form';
import { orderEndpoints } from '../../orders/orders';

export const whForm = v.object({ ...fieldsSchema(OWN.fields).entries, ...orderForm.entries }) satisfies v.GenericSchema<
  unknown,
  WhForm
>;

export const {
  submit: submitWh,
  saveDraft: saveWhDraft,
  readDraft: readWhDraft,
  listDrafts: listWhDrafts,
  dropDraft: dropWhDraft,
} = orderEndpoints({ mode: 'WH', name: '危化仓储', form: whForm });
