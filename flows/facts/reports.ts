import { existsSync, readFileSync } from 'node:fs';
import type { AnyStateMachine } from 'xstate';

import { transitionsOf } from '../graph/transitions';
import type { WalkFigures } from './facts.types';

export type WalkReport = {
  transitions: { target: string; hits: number }[];
  pairs: { walked: number; all: number };
  situations: number;
  paths: number;
  steps: number;
  mutants: { all: number; survivors: string[]; equivalent: number } | null;
};

export function readReport(machine: AnyStateMachine): WalkReport | null {
  const file = `.cache/model/${machine.id}.json`;
  try {
    const report = JSON.parse(existsSync(file) ? readFileSync(file, 'utf8') : 'null') as WalkReport | null;
    const walked = new Set(report?.transitions.map(({ target }) => target));
    return [...transitionsOf(machine).values()].every((id) => walked.has(id)) ? report : null;
  } catch {
    return null;
  }
}

const TABLE = 'docs/flows/README.md';

const tableCells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Reviewed figures: committed next to the pictures, so every checkout has them. */
export function agreedFigures(id: string, page = readFileSync(TABLE, 'utf8')): WalkFigures | null {
  const lines = page.split('\n').filter((line) => line.startsWith('|'));
  const at = tableCells(lines[0] ?? '').indexOf('走过');
  const row = lines.map(tableCells).find(([name = '']) => name.startsWith(`[${id}]`));
  const [, walked, transitions] = /^(\d+)\/(\d+)$/.exec(row?.[at] ?? '') ?? [];
  return walked === undefined ? null : { walked: Number(walked), transitions: Number(transitions) };
}

export const walkFigures = (id: string, report: WalkReport | null): WalkFigures | null =>
  report
    ? {
        walked: report.transitions.filter(({ hits }) => hits > 0).length,
        transitions: report.transitions.length,
      }
    : agreedFigures(id);
