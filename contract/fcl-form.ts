import * as v from 'valibot';

import { BOX_TYPES } from '../domain/offer/search';
import { BILL, TERMS } from '../domain/modes/fcl/fields';
import type { FclForm } from '../domain/modes/fcl/form';
import { upgraded } from '../domain/order/upgraded';
import { wireOf } from './fields-wire';
import { orderForm } from './order-form';

const typed = v.object({
  ...wireOf(TERMS.fields).entries,
  ...wireOf(BILL.fields).entries,
  ...orderForm.entries,
  boxes: v.pipe(
    v.array(v.object({ type: v.picklist(BOX_TYPES), count: v.pipe(v.string(), v.maxLength(10)) })),
    v.maxLength(10),
  ),
}) satisfies v.GenericSchema<unknown, FclForm>;

export const fclEntries = typed.entries;

/**
 * Otherwise as it was typed: a draft may be wrong everywhere, a submission is judged by the rules. What the release
 * before has kept is read under the names of today.
 */
export const fclForm = v.pipe(v.unknown(), v.transform(upgraded), typed);
