import { expect, it } from 'vitest';

import { agreedIn, renewed, type Paper } from '../support/agreed/papers';

const BASE = ['heading “订舱”', 'button “查询”', 'link “帮助”', 'text “一”', 'text “二”'];
const PAGE = ['# at rest', ...BASE, '', '# full ← at rest', '+ text “已满”', '', '# gone', 'text “旧”', ''].join('\n');
const NAMES = new Set(['at rest', 'full', 'new']);

const renew = (told: Record<string, readonly string[]>): Paper =>
  renewed(agreedIn(PAGE), new Map(Object.entries(told)), NAMES);

it('keeps what was not run, and drops what is told by nobody any more', () => {
  expect([...renew({ new: ['text “新”'] })]).toEqual([
    ['at rest', { like: null, lines: BASE }],
    ['full', { like: 'at rest', lines: ['+ text “已满”'] }],
    ['new', { like: null, lines: ['text “新”'] }],
  ]);
});

it('tells one that was run alone beside those that were not', () => {
  expect(renew({ full: [...BASE, 'text “无舱”'] }).get('full')).toEqual({ like: 'at rest', lines: ['+ text “无舱”'] });
});

it('keeps what differs from another one that was run and is told as before', () => {
  expect(renew({ 'at rest': BASE }).get('full')).toEqual({ like: 'at rest', lines: ['+ text “已满”'] });
});

it('writes nothing where one that was not run differs from another one that has changed', () => {
  expect(() => renew({ 'at rest': [...BASE, 'text “三”'] })).toThrow('run “full” too');
  expect(renew({ 'at rest': [...BASE, 'text “三”'], full: BASE }).get('full')).toEqual({
    like: 'at rest',
    lines: ['- text “三”'],
  });
});
