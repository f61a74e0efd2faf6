import * as v from 'valibot';

export const commission = v.object({ name: v.string(), said: v.string() });
