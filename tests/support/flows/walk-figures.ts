import { existsSync, readFileSync } from 'node:fs';

import type { WalkReport } from '../../../flows/facts/reports';

/** Chart table columns from a walk; the others follow from the chart. */
export const WALK_COLUMNS = ['走过', '转换对', '情形', '路径', '步数', '变异体检出率'] as const;

const share = (done: number, all: number) => `${done}/${all}`;

/** Walk figures in column order; null for mutants without the rest suite. */
export const walkFigures = ({
  transitions,
  pairs,
  situations,
  paths,
  steps,
  mutants,
}: WalkReport): (string | null)[] => [
  share(transitions.filter(({ hits }) => hits > 0).length, transitions.length),
  share(pairs.walked, pairs.all),
  String(situations),
  String(paths),
  String(steps),
  mutants && share(mutants.all - mutants.survivors.length, mutants.all - mutants.equivalent),
];

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Approved walk figures; null when the page lacks this chart. */
export function agreedWalk(id: string, page: string): string[] | null {
  const lines = page.split('\n').filter((line) => line.startsWith('|'));
  const columns = cellsOf(lines[0] ?? '');
  const row = lines.map(cellsOf).find(([name = '']) => name.startsWith(`[${id}]`));
  return row ? WALK_COLUMNS.map((column) => row[columns.indexOf(column)] ?? '') : null;
}

const PAGE = 'docs/flows/README.md';

export const agreedPage = (): string => (existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '');
