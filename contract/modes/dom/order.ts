import * as v from 'valibot';

import { OWN } from '../../../domain/modes/dom/fields';
import type { DomForm } from '../../../domain/modes/dom/form';
import { fieldsSchema } from '../../wire/fields-wire';
import { orderForm } from '../../orders/form';
import { orderEndpoints } from '../../orders/orders';

export const domForm = v.object({
  ...orderForm.entries,
  ...fieldsSchema(OWN.fields).entries,
}) satisfies v.GenericSchema<unknown, DomForm>;

export const {
  submit: submitDom,
  saveDraft: saveDomDraft,
  readDraft: readDomDraft,
  listDrafts: listDomDrafts,
  dropDraft: dropDomDraft,
} = orderEndpoints({ mode: 'DOM', name: '内贸海运', form: domForm });
