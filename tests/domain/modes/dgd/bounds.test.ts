import { expect, it } from 'vitest';

import { MOST_BOXES, MOST_COMPONENTS, MOST_TOGETHER } from '../../../../domain/modes/dgd/fields';

it('limits a mixture to thirty components, a container to twenty goods, and an order to fifty containers', () => {
  expect([MOST_COMPONENTS, MOST_TOGETHER, MOST_BOXES]).toEqual([30, 20, 50]);
});
