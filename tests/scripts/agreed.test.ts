import { expect, it } from 'vitest';

import { changedLines, nameOf, tooMuch } from '../support/agreed/agreeing';
import { agreedIn, renewed, type Paper } from '../support/agreed/papers';

const BASE = ['heading “订舱”', 'button “查询”', 'link “帮助”', 'text “一”', 'text “二”'];
const PAGE = ['# at rest', ...BASE, '', '# full ← at rest', '+ text “已满”', '', '# gone', 'text “旧”', ''].join('\n');
const NAMES = new Set(['at rest', 'full', 'new']);

const renew = (told: Record<string, readonly string[]>): Paper =>
  renewed(agreedIn(PAGE), new Map(Object.entries(told)), NAMES);

it('keeps entries that did not run and drops unknown ones', () => {
  expect([...renew({ new: ['text “新”'] })]).toEqual([
    ['at rest', { like: null, lines: BASE }],
    ['full', { like: 'at rest', lines: ['+ text “已满”'] }],
    ['new', { like: null, lines: ['text “新”'] }],
  ]);
});

it('stores an entry that ran alone beside the others', () => {
  expect(renew({ full: [...BASE, 'text “无舱”'] }).get('full')).toEqual({ like: 'at rest', lines: ['+ text “无舱”'] });
});

it('keeps a difference from an entry that ran unchanged', () => {
  expect(renew({ 'at rest': BASE }).get('full')).toEqual({ like: 'at rest', lines: ['+ text “已满”'] });
});

it('refuses to write when an entry differs from a changed one that did not run', () => {
  expect(() => renew({ 'at rest': [...BASE, 'text “三”'] })).toThrow('run “full” too');
  expect(renew({ 'at rest': [...BASE, 'text “三”'], full: BASE }).get('full')).toEqual({
    like: 'at rest',
    lines: ['- text “三”'],
  });
});

it('gives files of a page one name', () => {
  const files = ['login.txt', 'life/order.svg', 'life/order.json', 'README.md'].map((file) =>
    nameOf(`docs/flows/${file}`),
  );
  expect([...files, nameOf('docs/told/order/login.txt'), nameOf('tests/support/recorded/outcomes.txt')]).toEqual([
    'flows/login',
    'flows/life/order',
    'flows/life/order',
    'flows/README',
    'told/order/login',
    'recorded/outcomes',
  ]);
});

it('refuses to approve a page with too many changed lines, except a new one', () => {
  const page = (lines: number) => Array.from({ length: lines }, (_, at) => `line ${at}\n`).join('');
  const refused = (before: string, now: string) => tooMuch('docs/told/order/login.txt', changedLines(before, now));
  expect(refused(page(1_000), page(600))).toBeNull();
  expect(refused(page(600), page(1_001))).toContain('told/order/login: nobody reads 401 changed lines (at most 400)');
  expect(refused('', page(1_001))).toBeNull();
  expect(tooMuch('docs/flows/life/order.svg', changedLines(page(0), page(1_001)))).toBeNull();
});
