import * as v from 'valibot';

import { SIGNATURES } from '../../values/signature';

const signedBy = {
  by: v.string(),
  at: v.pipe(v.string(), v.isoTimestamp()),
  signature: v.picklist(SIGNATURES),
};

export const signedByShape = v.object(signedBy);

export const approved = v.object({ ...signedBy, revision: v.string(), first: v.optional(signedByShape) });
