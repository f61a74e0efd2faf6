import { createHash } from 'node:crypto';

import { PASSWORD_HASH_PREFIX } from '../../../domain/people/credentials';

export const sentHash = (password: string) =>
  createHash('sha256').update(`${PASSWORD_HASH_PREFIX}${password}`).digest('hex');
