import * as v from 'valibot';

import { MOST_PATH, isSignedPath } from './signature';

export const signature = v.variant('kind', [
  v.object({
    kind: v.literal('DRAWN'),
    path: v.pipe(v.string(), v.maxLength(MOST_PATH), v.check(isSignedPath, '请在框内签名')),
  }),
  v.object({ kind: v.literal('TYPED') }),
]);
