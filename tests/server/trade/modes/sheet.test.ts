import { expect, it } from 'vitest';

import { sheetPage } from '../../../../server/trade/modes/sheet';

const styleIn = (page: string): string => /<style>(.*)<\/style>/s.exec(page)?.[1] ?? '';

it('printed page closes every rule of its style', () => {
  const style = styleIn(sheetPage('装箱计划', ''));
  // Media rules are nested, so they are removed first.
  const rules = style.replaceAll(/@media[^{]*\{((?:[^{}]*\{[^{}]*\})*)\}/g, '$1');
  expect(rules.replaceAll(/[^{}]*\{[^{}]*\}/g, '').trim()).toBe('');
  expect(style).toContain('margin:24px;overflow-wrap:anywhere}');
});
