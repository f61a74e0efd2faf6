import type { Counted } from './counted';
import type { OURS } from './ours';

/** What went in and what the other paper counted of it, under the name of what is counted. */
export type Example = readonly [of: keyof typeof OURS, input: unknown, counted: Counted];

/** A line each, so that a drawn example that is another one is one line of the difference. */
export const written = (examples: readonly Example[]): string =>
  examples.map((example) => `${JSON.stringify(example)}\n`).join('');

export const read = (text: string): Example[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Example);
