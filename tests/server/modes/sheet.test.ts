import { expect, it } from 'vitest';

import { sheet } from '../../../server/modes/sheet';

const styleIn = (page: string): string => /<style>(.*)<\/style>/s.exec(page)?.[1] ?? '';

it('a printed page closes each rule of its style before the next begins, so that none is lost', () => {
  const style = styleIn(sheet('装箱计划', ''));
  let depth = 0;
  for (const letter of style) {
    depth += letter === '{' ? 1 : letter === '}' ? -1 : 0;
    expect([0, 1], style).toContain(depth);
  }
  expect(depth).toBe(0);
  expect(style).toContain('margin:24px;overflow-wrap:anywhere}');
});
