import * as v from 'valibot';

/** Whole minor units with a currency code. */
export const money = v.object({
  amount: v.pipe(v.number(), v.integer()),
  currency: v.pipe(v.string(), v.maxLength(5)),
});
