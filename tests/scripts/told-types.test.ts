import { join } from 'node:path';

import { expect, it } from 'vitest';

import { readingWhatIsShown } from '../../.storybook/told-types.mjs';
import { root } from '../../scripts/root.mjs';

type Reader = { name: string; transform: (text: string, id: string) => unknown };

const reader: Reader = { name: 'storybook:react-docgen-plugin', transform: (text, id) => `${text} of ${id}` };
const other: Reader = { ...reader, name: 'other' };

it('reads the types of a story and its component only', () => {
  const [reading, untouched] = readingWhatIsShown([reader, other]) as Reader[];
  const read = (path: string) => reading?.transform('types', join(root, path)) !== null;
  expect({
    story: read('stories/pieces/form/select.stories.tsx'),
    shown: read('src/ui/form/select.tsx'),
    page: read('src/main.tsx'),
    chart: read('machines/order/order-form/index.ts'),
  }).toEqual({ story: true, shown: true, page: false, chart: false });
  expect(untouched).toBe(other);
});
