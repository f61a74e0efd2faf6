import * as v from 'valibot';

export const surcharge = v.object({
  surchargeId: v.string(),
  name: v.string(),
  percent: v.number(),
  classes: v.array(v.string()),
});
