import { expect, it } from 'vitest';

import { findPatternFacts } from '../../scripts/pieces/pattern-facts.mjs';
import { readFacts } from '../../scripts/pieces/read-facts.mjs';
import { root } from '../../scripts/root.mjs';
import { PATTERN_ROWS, type PatternRow } from '../../stories/foundations/piece-facts.types';

const OWN = 'stories/patterns/tune.stories.tsx';
const VIEW = 'src/features/radio/tune.tsx';
const KNOB = 'src/ui/press/knob.tsx';
const READER = 'tests/told/patterns.test.tsx';
const CHART = 'machines/shell/radio-tune/radio-tune.machine.ts';
const STATES = ['busy', 'empty', 'faulty', 'error', 'offline', 'done', 'long', 'dark'] as const;
const exported = (state: string) => `${state[0]?.toUpperCase()}${state.slice(1)}`;

const RECORD = `const pattern: PatternRecord = {
  views: ['${VIEW}'],
  chart: 'radioTune',
  status: 'stable',
  purpose: '找到一个台。',
  use: ['有很多台。'],
  avoid: ['只有一个台。'],
  good: { why: '' },
  bad: { why: '' },
  anatomy: [{ at: 'button', name: '钮' }],
  heard: { at: 'button', says: '音量，按钮' },
  keys: [{ at: 'button', key: 'Enter' }],
  states: { ${STATES.map((state) => `${state}: '收音机-调台--${state}'`).join(', ')} },
};
const sample = {
  title: '一个台',
};
const meta = {
  title: '模式/调台',
  argTypes: { view: picked(samples) },
};
export const AtRest: Story = { name: '平时' };
`;

const HOUSE: Readonly<Record<string, string>> = {
  [OWN]: RECORD,
  [VIEW]: "import { Knob } from '../../ui/press/knob';\n",
  [KNOB]: '',
  [READER]: '',
  [CHART]: '',
  'src/app/radio.tsx': "import { Tune } from '../features/radio/tune';",
  'stories/pieces/press/knob.stories.tsx': "  path: 'press/knob',\nconst meta = {\n  title: '组件/旋钮',\n",
  'stories/radio.stories.tsx': `const meta = {
  title: '收音机/调台',
};
${STATES.map((state) => `export const ${exported(state)}: Story = {};`).join('\n')}`,
};
const CRAWL = { sound: ['模式-调台--at-rest'], narrow: ['模式-调台--at-rest'] };
const CHANGES = new Map([[VIEW, [{ day: '2026-11-30', subject: 'feat(radio): tune' }]]]);

const statesIn = (
  house: Readonly<Record<string, string>>,
  crawl: typeof CRAWL | null = CRAWL,
  changes: typeof CHANGES | null = CHANGES,
) => {
  const [pattern] = findPatternFacts(new Map(Object.entries(house)), crawl, changes);
  return Object.fromEntries(PATTERN_ROWS.map((row) => [row, pattern?.cells[row].state]));
};

const without = (...paths: readonly string[]) =>
  Object.fromEntries(Object.entries(HOUSE).filter(([one]) => !paths.includes(one)));
const withRecord = (from: string, to = '') => ({ ...HOUSE, [OWN]: RECORD.replace(from, to) });
const withoutState = (state: string) => withRecord(`--${state}'`, "--lost'");
const withView = (code: string) => ({ ...HOUSE, [VIEW]: `${HOUSE[VIEW]}${code}` });

it('holds every cell of a pattern that has all facts', () => {
  expect(new Set(Object.values(statesIn(HOUSE)))).toEqual(new Set(['held']));
});

const TAKEN: Readonly<Record<PatternRow, Parameters<typeof statesIn>>> = {
  named: [withRecord("name: '平时'", "name: 'At rest'")],
  status: [withRecord("status: 'stable'")],
  purpose: [withRecord("purpose: '找到一个台。'")],
  usage: [withRecord("'只有一个台。'")],
  pair: [withRecord("bad: { why: '' }")],
  anatomy: [withRecord("{ at: 'button', name: '钮' }")],
  controls: [withRecord('picked(samples)', '{}')],
  speech: [without(READER)],
  keys: [without(READER)],
  chart: [without(CHART)],
  busy: [withoutState('busy')],
  empty: [withoutState('empty')],
  faulty: [withoutState('faulty')],
  error: [withoutState('error')],
  offline: [withoutState('offline')],
  done: [withoutState('done')],
  long: [withoutState('long')],
  dark: [withoutState('dark')],
  pieces: [without('stories/pieces/press/knob.stories.tsx')],
  tested: [without(READER)],
  crawled: [HOUSE, { ...CRAWL, sound: [] }],
  narrow: [HOUSE, { ...CRAWL, narrow: [] }],
  tokens: [withView("const look = 'bg-[#ff0000]';")],
  copy: [withView("const word = '调台';")],
  short: [withView('\n'.repeat(250))],
  changes: [HOUSE, CRAWL, new Map()],
  used: [without('src/app/radio.tsx')],
};

it.each(PATTERN_ROWS)('shows %s as missing when its fact is taken away', (row) => {
  expect(statesIn(...TAKEN[row])[row]).toBe('missing');
});

it('shows a reason where a state cannot occur', () => {
  const house = withRecord('  states: {', "  never: { empty: '总有一个台' },\n  states: {");
  const [pattern] = findPatternFacts(new Map(Object.entries(house)), CRAWL, CHANGES);
  expect(pattern?.cells.empty).toEqual({ state: 'none', by: '总有一个台' });
});

it('claims nothing of a crawl that has not run, or outside of a repository', () => {
  expect(statesIn(HOUSE, null, null)).toMatchObject({ crawled: 'unknown', narrow: 'unknown', changes: 'unknown' });
});

it('reads the title of every page, not of its samples', () => {
  const titles = readFacts(root).patterns.map(({ title }) => title);
  expect(titles.filter((title) => !/^(?:模式|交易件)\//.test(title))).toEqual([]);
});

it('holds nine of ten cells of the patterns and pieces of the trade', () => {
  const cells = readFacts(root)
    .patterns.flatMap(({ cells: own }) => Object.values(own))
    .filter(({ state }) => state === 'held' || state === 'missing');
  expect(cells.filter(({ state }) => state === 'held').length / cells.length).toBeGreaterThan(0.9);
});
