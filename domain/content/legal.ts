import { ACCOUNT_TEXT_IDS, CHARGES_ID, LEGAL_IDS, type LegalId } from '../order/papers/protocol';
import { type Day, daysAfter, isDay } from '../values/days';
import type { TextBlock } from './blocks';
import { blocksIn, isMarkedUp, isWithin, joined } from '../values/plain-text';

export const isLegalKey = (key: string): key is LegalId => LEGAL_IDS.some((id) => id === key);

export type LegalBlock = Extract<TextBlock, { kind: 'paragraph' | 'list' | 'table' }>;

export type LegalSection = { sectionId: string; heading: string; blocks: LegalBlock[] };

/** An edition of a text that people agree to. `effectiveOn`: the day from which it holds, by which it is known. */
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
const cellsOf = (line: string): string[] =>
  line
    .replaceAll(EDGES, '')
    .split('|')
    .map((cell) => cell.trim());

function blockOf(lines: readonly string[]): LegalBlock {
  if (every(lines, ITEM)) return { kind: 'list', items: lines.map((line) => line.replace(ITEM, '')) };
  if (!every(lines, CELLS)) return { kind: 'paragraph', text: joined(lines) };
  const [head = [], ...rows] = lines.map(cellsOf);
  return { kind: 'table', head, rows };
}

/** A line that begins with # is a heading; under it blocks stand apart by an empty line. A block of - is a list, one of | a table. */
export function sectionsIn(text: string): LegalSection[] {
  const sections: LegalSection[] = [];
  for (const [first = '', ...lines] of blocksIn(text)) {
    const isHeading = HEADING.test(first);
    if (isHeading || sections.length === 0)
      sections.push({
        sectionId: `part-${sections.length + 1}`,
        heading: isHeading ? first.replace(HEADING, '') : '',
        blocks: [],
      });
    const block = isHeading ? lines : [first, ...lines];
    if (block.length > 0) sections.at(-1)?.blocks.push(blockOf(block));
  }
  return sections;
}

/** A block as it is typed. */
export function blockLines(block: LegalBlock): string {
  if (block.kind === 'paragraph') return block.text;
  if (block.kind === 'list') return block.items.map((item) => `- ${item}`).join('\n');
  return [block.head, ...block.rows].map((cells) => `| ${cells.join(' | ')}`).join('\n');
}

/** As it is typed, so that it is read again as the same. */
export const typedSections = (sections: readonly LegalSection[]): string =>
  sections.flatMap(({ heading, blocks }) => [`# ${heading}`, ...blocks.map(blockLines)]).join('\n\n');

const piecesOf = (block: LegalBlock): string[] => {
  if (block.kind === 'paragraph') return [block.text];
  return block.kind === 'list' ? block.items : [...block.head, ...block.rows.flat()];
};

const isEven = (block: LegalBlock): boolean =>
  block.kind !== 'table' || (block.rows.length > 0 && block.rows.every((row) => row.length === block.head.length));

/** A sum of money, however its currency is written. */
const SUM = /(?:[¥￥$]|USD|CNY|RMB|人民币|美元)\s*\d|\d[\d,.]*\s*[万亿千百]?\s*(?:元|美元|美金|人民币|USD|CNY|RMB)/iu;

/** What is charged is counted, and stands below the text: the text of it names no sum that could be another one. */
const areSumsCounted = (id: string | null): boolean => id === CHARGES_ID;

/** Every reason why an edition cannot be published. `id`: of which text it is. */
export function legalFaults({ title, effectiveOn, summary, sections }: LegalText, id: string | null): LegalFault[] {
  const bounds = LEGAL_BOUNDS;
  const blocks = sections.flatMap((one) => one.blocks);
  const pieces = blocks.flatMap(piecesOf);
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

/**
 * The user agreement and the privacy notice promise seven days of notice before a new edition holds. An order agrees to the
 * edition that its buyer has read.
 */
const noticeOf = (id: LegalId): number => (ACCOUNT_TEXT_IDS.some((one) => one === id) ? 7 : 1);

/** The earliest day of the next edition: after its notice, and later than that of the edition before it. */
export function earliestOf(id: LegalId, today: Day, holds: Day): Day {
  const [announced, later] = [daysAfter(today, noticeOf(id)), daysAfter(holds, 1)];
  return announced > later ? announced : later;
}

/**
 * The editions of an agreement, as one of the staff sees them. `holds`: the day of the edition in force. `comes`: the day of
 * the edition that is published and not yet in force. `from`: the earliest day of the next edition. `isOwn`: this member of
 * staff has written in the draft.
 */
export type LegalStand = { holds: string; comes: string | null; from: string; isOwn: boolean };

const LEGAL_BARS = ['own', 'comes', 'early'] as const;
export type LegalBar = (typeof LEGAL_BARS)[number];

/** What keeps a draft from being published: who wrote it, an edition that is still to come, its day. */
export function legalBars({ comes, from, isOwn }: LegalStand, effectiveOn: string): LegalBar[] {
  return [
    ...(isOwn ? ['own' as const] : []),
    ...(comes === null ? [] : ['comes' as const]),
    ...(effectiveOn < from ? ['early' as const] : []),
  ];
}
