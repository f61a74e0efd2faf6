import { expect, it } from 'vitest';

import { drawKey } from '../../../src/effects/orders/draft-store';

it('a draft key is eighteen random bytes in hex', () => {
  const keys = Array.from({ length: 200 }, drawKey);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{36}$/);
  expect(new Set(keys).size).toBe(200);
});
