import { createHash } from 'node:crypto';

import { PASSWORD_HASH_PREFIX } from '../../../domain/people/credentials';

/** What a page makes of a password before it sends it. */
export const sentHash = (password: string) =>
  createHash('sha256').update(`${PASSWORD_HASH_PREFIX}${password}`).digest('hex');
