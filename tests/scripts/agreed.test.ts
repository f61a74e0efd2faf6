import { expect, it } from 'vitest';

import { changedLines, nameOf, tooMuch } from '../support/agreed/agreeing';
import { agreedIn, differences, renewed, type Paper } from '../support/agreed/papers';
import { byAnswer } from '../support/judged/judged';
import { changes, inFields } from '../support/tale/changes';
import { stopsTogether, telling } from '../support/tale/telling';

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

it('tells a walk from the step at which it is another one', () => {
  const tell = telling();
  const began = { label: 'start', state: 'idle', results: ['form: {}'] };
  const failed = { label: 'load ends', state: 'failed', results: ['now: 1'] };
  expect(tell([began, failed])).toEqual(['start → idle', '  form: {}', 'load ends → failed', '  now: 1']);
  expect(tell([began, { ...failed, results: ['now: 2'] }])).toEqual([
    '… start → idle',
    'load ends → failed',
    '  now: 2',
  ]);
  expect(tell([began, { ...failed, results: ['now: 2'] }, { label: 'close', state: 'idle', results: [] }])).toEqual([
    '… start, load ends #2 → failed',
    'close → idle',
  ]);
  expect(tell([began, failed])).toEqual(['… start, load ends → failed']);
});

it('tells the changes of a walk field by field, and stops together', () => {
  const before = { form: { unNo: '', kg: 1 }, rows: [1], now: 0 };
  const now = { form: { unNo: '1230', kg: 2 }, rows: [2, 3], now: 5 };
  expect(inFields(changes('', before, now))).toEqual(['form · unNo: "1230" · kg: 2', 'rows · 0: 2 · 1: 3', 'now: 5']);
  expect(inFields(changes('.output', null, { ok: true }))).toEqual(['output: {"ok":true}']);
  expect(stopsTogether(['stop a', 'stop b', 'start c', 'stop d'])).toEqual(['stop a, b', 'start c', 'stop d']);
});

it('names the part in which two long lines differ', () => {
  const line = (kg: number) => `form · ${'a'.repeat(100)}: 1 · grossKg: ${kg} · ${'b'.repeat(100)}: 2`;
  expect(differences([line(7), 'short'], ['short', line(80)])).toEqual([
    `gone: form · ${'a'.repeat(23)}…${'a'.repeat(15)}: 1 · grossKg: 7 · ${'b'.repeat(27)}…`,
    `new: form · ${'a'.repeat(23)}…${'a'.repeat(15)}: 1 · grossKg: 80 · ${'b'.repeat(27)}…`,
  ]);
  expect(differences(['a'], ['b'])).toEqual(['gone: a', 'new: b']);
});

it('judges the fields of one part with the same answer on one line', () => {
  const of = (part: string, answer: string, field: string) => ({ part, answer, of: field });
  expect(
    byAnswer([
      of('form', 'not taken', 'remark 501 long'),
      of('goods.0', '+it required', 'unNo “”'),
      of('form', 'not taken', 'trucks 9 long'),
      of('goods.0', '+it required', 'pieces “”'),
      of('goods.1', '+it required', 'pieces “”'),
    ]),
  ).toEqual([
    'form not taken: remark 501 long; trucks 9 long',
    'goods.0 +it required: unNo “”; pieces “”',
    'goods.1 +it required: pieces “”',
  ]);
});
