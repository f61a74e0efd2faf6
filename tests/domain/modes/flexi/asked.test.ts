import { expect, it } from 'vitest';

import { FLEXI_SEARCH } from '../../../../domain/modes/flexi/search-mode';

const ASKED = '?org=CNSHA&dst=SGSIN&d=N&goods=%E5%A4%A7%E8%B1%86%E6%B2%B9&q=20';
const isSame = (one: string, other: string) => FLEXI_SEARCH.isSame(FLEXI_SEARCH.asked(one), FLEXI_SEARCH.asked(other));

it('treats a search as changed when any part changes', () => {
  expect(isSame(ASKED, ASKED)).toBe(true);
  expect(isSame(ASKED, ASKED.replace('q=20', 'q=21'))).toBe(false);
  expect(isSame(ASKED, ASKED.replace('SGSIN', 'NLRTM'))).toBe(false);
});
