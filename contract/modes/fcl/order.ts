import * as v from 'valibot';

import { BILL, COLD, TERMS } from '../../../domain/modes/fcl/fields';
import type { FclForm } from '../../../domain/modes/fcl/form';
import { upgraded } from '../../../domain/order/drafts/upgraded';
import { boxRows } from '../../orders/boxes';
import { wireOf } from '../../wire/fields-wire';
import { orderForm } from '../../orders/form';
import { orderEndpoints, type OrderPaths } from '../../orders/orders';

const typed = v.object({
  ...wireOf(TERMS.fields).entries,
  ...wireOf(COLD.fields).entries,
  ...wireOf(BILL.fields).entries,
  ...orderForm.entries,
  boxes: boxRows,
}) satisfies v.GenericSchema<unknown, FclForm>;

/**
 * Otherwise as it was typed: a draft may be wrong everywhere, a submission is judged by the rules. What the release
 * before has kept is read under the names of today.
 */
export const fclForm = v.pipe(v.unknown(), v.transform(upgraded), typed);

/** The first mode had its paths before there were others. */
const FIRST: OrderPaths = {
  submit: 'submit',
  saveDraft: 'draft',
  readDraft: 'draft/fcl',
  listDrafts: 'draft/fcl/list',
  dropDraft: 'draft/drop',
};

export const {
  submit: submitOrder,
  saveDraft,
  readDraft,
  listDrafts,
  dropDraft,
} = orderEndpoints({ mode: 'FCL', name: '整箱', form: fclForm }, FIRST);
