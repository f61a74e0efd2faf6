import * as v from 'valibot';

/** Receipt confirmation by the owner. `waits`: reason it is not possible yet; null when it is. */
export const RECEIVING = v.object({ waits: v.nullable(v.string()) });
