import { expect, it } from 'vitest';

import { sheet } from '../../../../server/trade/modes/sheet';

const styleIn = (page: string): string => /<style>(.*)<\/style>/s.exec(page)?.[1] ?? '';

it('a printed page closes each rule of its style before the next begins, so that none is lost', () => {
  const style = styleIn(sheet('装箱计划', ''));
  // The rules of one width stand within another pair of braces.
  const rules = style.replaceAll(/@media[^{]*\{((?:[^{}]*\{[^{}]*\})*)\}/g, '$1');
  expect(rules.replaceAll(/[^{}]*\{[^{}]*\}/g, '').trim()).toBe('');
  expect(style).toContain('margin:24px;overflow-wrap:anywhere}');
});
