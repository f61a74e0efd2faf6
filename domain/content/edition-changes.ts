import type { LegalSection } from './legal';
import { blockLines } from './legal';

export type EditionChanges = { added: string[]; changed: string[]; dropped: string[] };

/** The number is ignored: a section that only moved is unchanged. */
const NUMBER = /^[^、]{1,3}、/u;
const sectionName = ({ heading }: LegalSection): string => heading.replace(NUMBER, '');
const sectionText = ({ blocks }: LegalSection): string => blocks.map(blockLines).join('\n\n');

export function changesBetween(before: readonly LegalSection[], after: readonly LegalSection[]): EditionChanges {
  const was = new Map(before.map((section) => [sectionName(section), sectionText(section)]));
  const is = new Set(after.map(sectionName));
  return {
    added: after.filter((section) => !was.has(sectionName(section))).map(({ heading }) => heading),
    changed: after
      .filter((section) => was.has(sectionName(section)) && was.get(sectionName(section)) !== sectionText(section))
      .map(({ heading }) => heading),
    dropped: before.filter((section) => !is.has(sectionName(section))).map(({ heading }) => heading),
  };
}
