import type { Score } from '../layout/layout.types';

export type Box = [x: number, y: number, width: number, height: number];
export type Line = [x: number, y: number][];

/** Positions of one lettering of a chart; the machine gives all other facts. */
export type PlaceRecord = {
  variant: string;
  score: Score;
  size: [width: number, height: number];
  states: Record<string, Box>;
  starts: Record<string, Line>;
  transitions: Record<string, { label: Box; lines: Line[] }>;
};
