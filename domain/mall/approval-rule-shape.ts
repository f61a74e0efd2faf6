import * as v from 'valibot';

/** An older gateway omits it. */
export const approvalRule = v.object({ oneAbove: v.number(), twoAbove: v.nullable(v.number()) });
