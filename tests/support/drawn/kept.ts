import type { Counted } from './counted';
import type { OURS } from './ours';

export type Example = readonly [of: keyof typeof OURS, input: unknown, counted: Counted];

/** One line per example, so that a changed one is one line of the diff. */
export const written = (examples: readonly Example[]): string =>
  examples.map((example) => `${JSON.stringify(example)}\n`).join('');

export const read = (text: string): Example[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Example);
