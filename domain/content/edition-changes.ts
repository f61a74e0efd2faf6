import type { LegalSection } from './legal';
import { blockLines } from './legal';

export type EditionChanges = { added: string[]; changed: string[]; dropped: string[] };

/** The number is ignored: a section that only moved is unchanged. */
const NUMBER = /^[^、]{1,3}、/u;
const nameOf = ({ heading }: LegalSection): string => heading.replace(NUMBER, '');
const textOf = ({ blocks }: LegalSection): string => blocks.map(blockLines).join('\n\n');

export function changesBetween(before: readonly LegalSection[], after: readonly LegalSection[]): EditionChanges {
  const was = new Map(before.map((section) => [nameOf(section), textOf(section)]));
  const is = new Set(after.map(nameOf));
  return {
    added: after.filter((section) => !was.has(nameOf(section))).map(({ heading }) => heading),
    changed: after
      .filter((section) => was.has(nameOf(section)) && was.get(nameOf(section)) !== textOf(section))
      .map(({ heading }) => heading),
    dropped: before.filter((section) => !is.has(nameOf(section))).map(({ heading }) => heading),
  };
}
