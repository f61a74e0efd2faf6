import * as v from 'valibot';

import { BILL, COLD, TERMS } from '../../../domain/modes/fcl/fields';
import { upgradeDraft } from '../../../domain/order/drafts/upgraded';
import { boxRows } from '../../orders/boxes';
import { fieldsSchema } from '../../wire/fields-wire';
import { orderEndpoints, type OrderPaths } from '../../orders/orders';
import { orderForm } from '../../../domain/order/form/form-shape';

const typed = v.object({
  ...fieldsSchema(TERMS.fields).entries,
  ...fieldsSchema(COLD.fields).entries,
  ...fieldsSchema(BILL.fields).entries,
  ...orderForm.entries,
  boxes: boxRows,
});

/**
 * Stored as typed: a draft may be invalid, the rules judge a submission. Reads field names of the previous release as
 * today's.
 */
export const fclForm = v.pipe(v.unknown(), v.transform(upgradeDraft), typed);

/** FCL had its paths before other modes existed. */
const FIRST: OrderPaths = {
  submit: 'submit',
  saveDraft: 'draft',
  readDraft: 'draft/fcl',
  listDrafts: 'draft/fcl/list',
  dropDraft: 'draft/drop',
};

export const fclOrder = orderEndpoints({ mode: 'FCL', name: '整箱', form: fclForm }, FIRST);
export const { submit: submitOrder, saveDraft, readDraft, listDrafts, dropDraft } = fclOrder;
