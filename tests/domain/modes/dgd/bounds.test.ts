import { expect, it } from 'vitest';

import { MOST_BOXES, MOST_COMPONENTS, MOST_TOGETHER } from '../../../../domain/modes/dgd/fields';

it('takes thirty components of a mixture, twenty goods in one box, and fifty boxes, as its page says', () => {
  expect([MOST_COMPONENTS, MOST_TOGETHER, MOST_BOXES]).toEqual([30, 20, 50]);
});
