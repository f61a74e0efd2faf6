import * as v from 'valibot';

/** Tariff step: price per kg from a weight on, in minor units of yuan. The first starts at 0. */
export const RUNG = v.object({ from: v.number(), perKg: v.number() });

export const LADDER = v.object({ minimum: v.number(), rungs: v.pipe(v.array(RUNG), v.readonly()) });
