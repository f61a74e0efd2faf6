import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { agreeTo, howToAgree, isAgreedTo } from '../support/agreed/agreeing';
import { houseOf, readHouse } from '../support/arrows/house';
import { DRAWN, drawingsIn, withDrawings } from './drawing';

const PAGE = 'ARCHITECTURE.md';

const page = readFileSync(PAGE, 'utf8');

it('draws site, domain and gateway in the guide', () => {
  expect(drawingsIn(page)).toEqual(DRAWN);
});

it('shows the imports of the code as they are', () => {
  const now = withDrawings(page, readHouse());
  if (isAgreedTo(PAGE)) agreeTo(PAGE, now);
  expect(readFileSync(PAGE, 'utf8'), howToAgree(PAGE)).toBe(now);
});

const framed = (name: string) => `<!-- drawing: ${name} -->\n\n\`\`\`text\nold\n\`\`\`\n`;

it('draws boxes in layers and counts their arrows', () => {
  const planted = houseOf({
    'server/base/log.ts': '',
    'server/base/http/a.ts': "import '../log';",
    'server/people/staff/a.ts': "import '../../base/log';\nimport '../../base/http/a';",
  });
  const drawing = withDrawings(framed('gateway'), planted);
  expect(drawing).toContain('\npeople   staff\n');
  expect(drawing).toContain('\nbase     http → log\n');
  expect(drawing).toContain('\n3 boxes, 3 arrows\n');
});

it('moves with one more import between boxes', () => {
  const before = { 'domain/goods/a.ts': '', 'domain/values/b.ts': '' };
  const after = { ...before, 'domain/goods/a.ts': "import '../values/b';" };
  expect(withDrawings(framed('domain'), houseOf(after))).not.toBe(withDrawings(framed('domain'), houseOf(before)));
});
