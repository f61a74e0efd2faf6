import * as v from 'valibot';

import { OWN } from '../../../domain/modes/flexi/fields';
import type { FlexiForm } from '../../../domain/modes/flexi/form';
import { fieldsSchema } from '../../wire/fields-wire';
import { orderForm } from '../../orders/form';
import { orderEndpoints } from '../../orders/orders';

export const flexiForm = v.object({
  ...fieldsSchema(OWN.fields).entries,
  ...orderForm.entries,
}) satisfies v.GenericSchema<unknown, FlexiForm>;

export const {
  submit: submitFlexi,
  saveDraft: saveFlexiDraft,
  readDraft: readFlexiDraft,
  listDrafts: listFlexiDrafts,
  dropDraft: dropFlexiDraft,
} = orderEndpoints({ mode: 'FLEXI', name: '液袋', form: flexiForm });
