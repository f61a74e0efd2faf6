import { expect, it } from 'vitest';

import { findPieceFacts } from '../../scripts/pieces/facts.mjs';
import { readFacts } from '../../scripts/pieces/read-facts.mjs';
import { root } from '../../scripts/root.mjs';
import { MATRIX_ROWS, type MatrixRow } from '../../stories/foundations/piece-facts.types';

const PIECE = 'src/ui/press/knob.tsx';
const KNOB =
  'export const Knob = ({ label }: { label: string }) => <button type="button" className="rounded-control" />;\n';

const STORY_FILE = 'stories/pieces/press/knob.stories.tsx';
const STORY = `import { Knob } from '../../../src/ui/press/knob';
const record = {
  path: 'press/knob',
  status: 'stable',
  purpose: '一转就调。',
  use: ['调音量。'],
  avoid: ['开关用按钮。'],
  good: { why: '' },
  bad: { why: '' },
  anatomy: [{ at: 'button', name: '钮' }],
};
const meta = {
  title: '组件/旋钮',
  component: Knob,
  args: { label: '音量' },
};
export const AtRest: Story = { name: '平时' };
export const Busy: Story = {
  name: '正在处理',
};
export const LongText: Story = { name: '长文字' };
`;
const SPEECH = 'flows/copy/ui-speech.ts';
const READER = 'tests/views/ui/reading.test.tsx';
const TEST_FILE = 'tests/views/ui/knob.test.tsx';

const HOUSE: Readonly<Record<string, string>> = {
  [PIECE]: KNOB,
  [STORY_FILE]: STORY,
  [SPEECH]: "piece: 'press/knob', says: '' } 'press/knob': '钮，按钮',",
  [READER]: '',
  [TEST_FILE]: "import { Knob } from '../../../src/ui/press/knob';\nawait person.keyboard('{Enter}');",
  'src/trade/radio.tsx': "import { Knob } from '../ui/press/knob';",
};
const CRAWL = { sound: ['组件-旋钮--turned'], narrow: ['组件-旋钮--turned'] };
const CHANGES = new Map([[PIECE, [{ day: '2026-11-30', subject: 'feat(ui): turn' }]]]);

const statesIn = (
  house: Readonly<Record<string, string>>,
  crawl: typeof CRAWL | null = CRAWL,
  changes: typeof CHANGES | null = CHANGES,
) => {
  const [piece] = findPieceFacts(new Map(Object.entries(house)), crawl, changes);
  return Object.fromEntries(MATRIX_ROWS.map((row) => [row, piece?.cells[row].state]));
};

const without = (...paths: readonly string[]) =>
  Object.fromEntries(Object.entries(HOUSE).filter(([one]) => !paths.includes(one)));
const withPiece = (source: string) => ({ ...HOUSE, [PIECE]: source });
const withStory = (from: string, to = '') => ({ ...HOUSE, [STORY_FILE]: STORY.replace(from, to) });
/** Packed, it is as long as it looks. */
const HEAVY = Array.from({ length: 900 }, (_, index) => (index * 7919).toString(36)).join(' ');

it('holds every cell of a piece that has all facts', () => {
  expect(new Set(Object.values(statesIn(HOUSE)))).toEqual(new Set(['held']));
});

const TAKEN: Readonly<Record<MatrixRow, Parameters<typeof statesIn>>> = {
  story: [without(STORY_FILE)],
  named: [withStory("name: '正在处理'", "name: 'Busy'")],
  states: [withStory("export const LongText: Story = { name: '长文字' };")],
  long: [withStory('长文字', '短')],
  controls: [withStory("label: '音量'")],
  properties: [withStory('component: Knob', 'component: Sheet')],
  purpose: [withStory("purpose: '一转就调。'")],
  usage: [withStory("'开关用按钮。'")],
  pair: [withStory("bad: { why: '' }")],
  anatomy: [withStory("{ at: 'button', name: '钮' }")],
  status: [withStory("status: 'stable'")],
  changes: [HOUSE, CRAWL, new Map()],
  tested: [without(TEST_FILE, READER)],
  speech: [without(READER)],
  keys: [without(SPEECH)],
  keyboard: [without(TEST_FILE)],
  focus: [withPiece(KNOB.replace('rounded-control', 'outline-none'))],
  crawled: [HOUSE, { ...CRAWL, sound: [] }],
  narrow: [HOUSE, { ...CRAWL, narrow: [] }],
  tokens: [withPiece(KNOB.replace('rounded-control', 'bg-[#ff0000]'))],
  copy: [withPiece(KNOB.replace(' />', '>旋转</button>'))],
  alone: [withPiece(`import { x } from '../../features/x';\n${KNOB}`)],
  short: [withPiece(KNOB + '\n'.repeat(250))],
  light: [withPiece(`${KNOB}export const words = '${HEAVY}';\n`)],
  used: [without('src/trade/radio.tsx')],
};

it.each(MATRIX_ROWS)('shows %s as missing when its fact is taken away', (row) => {
  expect(statesIn(...TAKEN[row])[row]).toBe('missing');
});

it('claims nothing of a crawl that has not run', () => {
  expect(statesIn(HOUSE, null)).toMatchObject({ crawled: 'unknown', narrow: 'unknown', story: 'held' });
});

it('claims no change outside of a repository', () => {
  expect(statesIn(HOUSE, CRAWL, null).changes).toBe('unknown');
});

it('asks no keyboard of a piece that nobody presses', () => {
  expect(statesIn(withPiece('export const Knob = () => <span />;\n'))).toMatchObject({
    keyboard: 'none',
    focus: 'none',
  });
});

it('reads every piece of the house', () => {
  const facts = readFacts(root).pieces;
  expect(facts.length).toBeGreaterThan(45);
  expect(facts.filter(({ users, cells }) => users > 0 !== (cells.used.state === 'held'))).toEqual([]);
});
