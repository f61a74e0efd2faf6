import { expect, it } from 'vitest';

import { findPieceFacts, readPieceFacts } from '../../scripts/pieces/facts.mjs';
import { root } from '../../scripts/root.mjs';
import { MATRIX_ROWS, type MatrixRow } from '../../stories/foundations/piece-facts.types';

const PIECE = 'src/ui/press/knob.tsx';
const KNOB = 'export const Knob = () => <button type="button" className="rounded-control" />;\n';

const HOUSE: Readonly<Record<string, string>> = {
  [PIECE]: KNOB,
  'stories/ui/knob.stories.tsx':
    "import { Knob } from '../../src/ui/press/knob';\nconst meta = { title: '组件/旋钮' };",
  'docs/told/ui/knob.txt': '',
  'src/copy/flows/ui-pieces.ts': "'组件/旋钮': {",
  'tests/views/ui/knob.test.tsx':
    "import { Knob } from '../../../src/ui/press/knob';\nawait person.keyboard('{Enter}');",
  'src/trade/radio.tsx': "import { Knob } from '../ui/press/knob';",
};
const CRAWL = { sound: ['组件-旋钮--turned'], narrow: ['组件-旋钮--turned'] };

const statesIn = (house: Readonly<Record<string, string>>, crawl: typeof CRAWL | null = CRAWL) => {
  const [piece] = findPieceFacts(new Map(Object.entries(house)), crawl);
  return Object.fromEntries(MATRIX_ROWS.map((row) => [row, piece?.cells[row].state]));
};

const without = (path: string) => Object.fromEntries(Object.entries(HOUSE).filter(([one]) => one !== path));
const withPiece = (source: string) => ({ ...HOUSE, [PIECE]: source });

it('holds every cell of a piece that has all facts', () => {
  expect(new Set(Object.values(statesIn(HOUSE)))).toEqual(new Set(['held']));
});

/** Each takes one fact away. */
const TAKEN: Readonly<Record<MatrixRow, Parameters<typeof statesIn>>> = {
  story: [without('stories/ui/knob.stories.tsx')],
  purpose: [without('src/copy/flows/ui-pieces.ts')],
  told: [without('docs/told/ui/knob.txt')],
  tested: [without('tests/views/ui/knob.test.tsx')],
  keyboard: [without('tests/views/ui/knob.test.tsx')],
  focus: [withPiece(KNOB.replace('rounded-control', 'outline-none'))],
  crawled: [HOUSE, { ...CRAWL, sound: [] }],
  narrow: [HOUSE, { ...CRAWL, narrow: [] }],
  tokens: [withPiece(KNOB.replace('rounded-control', 'bg-[#ff0000]'))],
  copy: [withPiece(KNOB.replace(' />', '>旋转</button>'))],
  alone: [withPiece(`import { x } from '../../features/x';\n${KNOB}`)],
  short: [withPiece(KNOB + '\n'.repeat(250))],
  used: [without('src/trade/radio.tsx')],
};

it.each(MATRIX_ROWS)('shows %s as missing when its fact is taken away', (row) => {
  expect(statesIn(...TAKEN[row])[row]).toBe('missing');
});

it('claims nothing of a crawl that has not run', () => {
  expect(statesIn(HOUSE, null)).toMatchObject({ crawled: 'unknown', narrow: 'unknown', story: 'held' });
});

it('asks no keyboard of a piece that nobody presses', () => {
  expect(statesIn(withPiece('export const Knob = () => <span />;\n'))).toMatchObject({
    keyboard: 'none',
    focus: 'none',
  });
});

it('reads every piece of the house', () => {
  const facts = readPieceFacts(root);
  expect(facts.length).toBeGreaterThan(45);
  expect(facts.filter(({ users, cells }) => users > 0 !== (cells.used.state === 'held'))).toEqual([]);
});
