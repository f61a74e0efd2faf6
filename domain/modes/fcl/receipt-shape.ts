import * as v from 'valibot';

export const fclReceipt = v.object({
  vessel: v.string(),
  voyage: v.string(),
  boxes: v.array(v.object({ type: v.string(), count: v.number() })),
  /** Loads per box, with expected VGM; equal boxes form one row. */
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
  /** True if the shipper declares the dangerous goods; missing in older orders. */
  isSelfDeclared: v.optional(v.boolean()),
  alternative: v.nullable(v.object({ carrier: v.string(), vessel: v.string(), voyage: v.string(), etd: v.string() })),
});
