import { ACCOUNT_TEXT_IDS, CHARGES_ID, LEGAL_IDS, type LegalId } from '../order/papers/protocol';
import { type Day, daysAfter, isDay } from '../values/days';
import type { TextBlock } from './blocks';
import { splitBlocks, isMarkedUp, isWithin, joinLines } from '../values/plain-text';
import type { Is } from '../shape/is';
import type { legalStand, legalSection } from './legal-shape';

export const isLegalKey = (key: string): key is LegalId => LEGAL_IDS.some((id) => id === key);

export type LegalBlock = Extract<TextBlock, { kind: 'paragraph' | 'list' | 'table' }>;

export type LegalSection = Is<typeof legalSection>;

/** Edition of a legal text. `effectiveOn`: first day in force; it identifies the edition. */
export type LegalText = { title: string; effectiveOn: string; summary: string; sections: LegalSection[] };

export const LEGAL_BOUNDS = {
  legalTitle: { least: 4, most: 30 },
  legalSummary: { least: 10, most: 300 },
  legalSections: { least: 1, most: 60 },
  legalHeading: { least: 2, most: 40 },
  legalBlock: { least: 1, most: 1_000 },
} as const;

export type LegalFault =
  | keyof typeof LEGAL_BOUNDS
  | 'effectiveOn'
  | 'legalParts'
  | 'legalTable'
  | 'legalSums'
  | 'markup';

const HEADING = /^#\s*/u;
const ITEM = /^-\s*/u;
const CELLS = /^\|/u;
const EDGES = /^\||\|$/gu;

const every = (lines: readonly string[], mark: RegExp): boolean => lines.every((line) => mark.test(line));
const tableCells = (line: string): string[] =>
  line
    .replaceAll(EDGES, '')
    .split('|')
    .map((cell) => cell.trim());

function buildBlock(lines: readonly string[]): LegalBlock {
  if (every(lines, ITEM)) return { kind: 'list', items: lines.map((line) => line.replace(ITEM, '')) };
  if (!every(lines, CELLS)) return { kind: 'paragraph', text: joinLines(lines) };
  const [head = [], ...rows] = lines.map(tableCells);
  return { kind: 'table', head, rows };
}

/**
 * A line that begins with # is a heading; an empty line separates blocks. Lines with - form a list, lines with | a
 * table.
 */
export function readSections(text: string): LegalSection[] {
  const sections: LegalSection[] = [];
  for (const [first = '', ...lines] of splitBlocks(text)) {
    const isHeading = HEADING.test(first);
    if (isHeading || sections.length === 0)
      sections.push({
        sectionId: `part-${sections.length + 1}`,
        heading: isHeading ? first.replace(HEADING, '') : '',
        blocks: [],
      });
    const block = isHeading ? lines : [first, ...lines];
    if (block.length > 0) sections.at(-1)?.blocks.push(buildBlock(block));
  }
  return sections;
}

export function blockLines(block: LegalBlock): string {
  if (block.kind === 'paragraph') return block.text;
  if (block.kind === 'list') return block.items.map((item) => `- ${item}`).join('\n');
  return [block.head, ...block.rows].map((cells) => `| ${cells.join(' | ')}`).join('\n');
}

export const typedSections = (sections: readonly LegalSection[]): string =>
  sections.flatMap(({ heading, blocks }) => [`# ${heading}`, ...blocks.map(blockLines)]).join('\n\n');

const blockTexts = (block: LegalBlock): string[] => {
  if (block.kind === 'paragraph') return [block.text];
  return block.kind === 'list' ? block.items : [...block.head, ...block.rows.flat()];
};

const isEven = (block: LegalBlock): boolean =>
  block.kind !== 'table' || (block.rows.length > 0 && block.rows.every((row) => row.length === block.head.length));

const SUM = /(?:[¥￥$]|USD|CNY|RMB|人民币|美元)\s*\d|\d[\d,.]*\s*[万亿千百]?\s*(?:元|美元|美金|人民币|USD|CNY|RMB)/iu;

/** Charges are computed and shown below this text, so the text must not name another amount. */
const areSumsCounted = (id: string | null): boolean => id === CHARGES_ID;

export function legalFaults({ title, effectiveOn, summary, sections }: LegalText, id: string | null): LegalFault[] {
  const bounds = LEGAL_BOUNDS;
  const blocks = sections.flatMap((one) => one.blocks);
  const pieces = blocks.flatMap(blockTexts);
  const headings = sections.map(({ heading }) => heading);
  return [
    ...(isWithin(bounds.legalTitle, title.length) ? [] : ['legalTitle' as const]),
    ...(isDay(effectiveOn) ? [] : ['effectiveOn' as const]),
    ...(isWithin(bounds.legalSummary, summary.length) ? [] : ['legalSummary' as const]),
    ...(isWithin(bounds.legalSections, sections.length) ? [] : ['legalSections' as const]),
    ...(headings.every((heading) => isWithin(bounds.legalHeading, heading.length)) ? [] : ['legalHeading' as const]),
    ...(sections.every((one) => one.blocks.length > 0) ? [] : ['legalParts' as const]),
    ...(pieces.every((piece) => isWithin(bounds.legalBlock, piece.length)) ? [] : ['legalBlock' as const]),
    ...(blocks.every(isEven) ? [] : ['legalTable' as const]),
    ...(areSumsCounted(id) && [title, summary, ...headings, ...pieces].some((piece) => SUM.test(piece))
      ? ['legalSums' as const]
      : []),
    ...(isMarkedUp([title, summary, ...headings, ...pieces]) ? ['markup' as const] : []),
  ];
}

/** Days of notice. User agreement and privacy notice promise seven days. An order uses the edition its buyer read. */
const noticeDays = (id: LegalId): number => (ACCOUNT_TEXT_IDS.some((one) => one === id) ? 7 : 1);

/** Earliest day of the next edition: after its notice and after the day of the previous edition. */
export function earliestEditionDay(id: LegalId, today: Day, holds: Day): Day {
  const [announced, later] = [daysAfter(today, noticeDays(id)), daysAfter(holds, 1)];
  return announced > later ? announced : later;
}

/**
 * Editions of an agreement as staff see them. `holds`: first day of the edition in force; `comes`: day of the published
 * next edition; `from`: earliest day of the next edition; `isOwn`: this staff member edited the draft.
 */
export type LegalStand = Is<typeof legalStand>;

const LEGAL_BARS = ['own', 'comes', 'early'] as const;
export type LegalBar = (typeof LEGAL_BARS)[number];

export function legalBars({ comes, from, isOwn }: LegalStand, effectiveOn: string): LegalBar[] {
  return [
    ...(isOwn ? ['own' as const] : []),
    ...(comes === null ? [] : ['comes' as const]),
    ...(effectiveOn < from ? ['early' as const] : []),
  ];
}
