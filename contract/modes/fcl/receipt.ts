import * as v from 'valibot';

import type { FclReceipt } from '../../../domain/modes/fcl/receipt';

export const fclReceipt = v.object({
  vessel: v.string(),
  voyage: v.string(),
  boxes: v.array(v.object({ type: v.string(), count: v.number() })),
  loads: v.optional(
    v.array(
      v.object({
        type: v.string(),
        first: v.number(),
        count: v.number(),
        goods: v.array(v.string()),
        kg: v.number(),
        vgmKg: v.number(),
      }),
    ),
    [],
  ),
  isSelfDeclared: v.optional(v.boolean()),
  alternative: v.nullable(v.object({ carrier: v.string(), vessel: v.string(), voyage: v.string(), etd: v.string() })),
}) satisfies v.GenericSchema<unknown, FclReceipt>;
