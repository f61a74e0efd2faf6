import { joinLines } from '../values/plain-text';

type TextTable = { kind: 'table'; head: string[]; rows: string[][] };
export type TextBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] }
  | TextTable
  | { kind: 'heading'; text: string }
  | { kind: 'picture'; alt: string; src: string };

type TextPiece = { text: string; to: string | null };

const HEADING = /^#{1,3}\s+/u;
const PICTURE = /^!\[([^[\]]{1,80})\]\((\S{1,300})\)$/u;
const ITEM = /^[-*]\s+/u;
const CELLS = /^\|/u;
const RULE = /^\|[\s|:-]+$/u;
const EDGES = /^\||\|$/gu;
const LINK = /\[([^[\]]{1,80})\]\(([^()\s]{1,300})\)/gu;

const OWN = /^\/(?![/\\])[^\s\\]*$/u;
const ELSEWHERE = /^https:\/\/[a-z\d.-]+(?::\d{1,5})?(?:\/[^\s\\]*)?$/iu;

const isSafe = (to: string): boolean => OWN.test(to) || ELSEWHERE.test(to);
export const isElsewhere = (to: string): boolean => ELSEWHERE.test(to);

type LineKind = TextBlock['kind'];

function lineKind(line: string): LineKind {
  if (HEADING.test(line)) return 'heading';
  if (OWN.test(PICTURE.exec(line)?.[2] ?? '')) return 'picture';
  if (ITEM.test(line)) return 'list';
  return CELLS.test(line) ? 'table' : 'paragraph';
}

const tableCells = (line: string): string[] =>
  line
    .replaceAll(EDGES, '')
    .split('|')
    .map((cell) => cell.trim());

/** Short table rows are padded to the width of the head. */
function buildTable(lines: readonly string[]): TextTable {
  const [head = [], ...rows] = lines.filter((line) => !RULE.test(line)).map(tableCells);
  return { kind: 'table', head, rows: rows.map((row) => head.map((_, at) => row[at] ?? '')) };
}

function buildBlock(kind: LineKind, lines: readonly string[]): TextBlock {
  const [first = ''] = lines;
  if (kind === 'heading') return { kind, text: first.replace(HEADING, '') };
  if (kind === 'list') return { kind, items: lines.map((line) => line.replace(ITEM, '')) };
  if (kind === 'table') return buildTable(lines);
  if (kind === 'paragraph') return { kind, text: joinLines(lines) };
  const [, alt = '', src = ''] = PICTURE.exec(first) ?? [];
  return { kind, alt, src };
}

const ALONE: readonly LineKind[] = ['heading', 'picture'];

function groupLines(lines: readonly string[]): { kind: LineKind; lines: string[] }[] {
  const groups: { kind: LineKind; lines: string[] }[] = [];
  for (const line of lines) {
    const kind = lineKind(line);
    const last = groups.at(-1);
    if (last?.kind === kind && !ALONE.includes(kind)) last.lines.push(line);
    else groups.push({ kind, lines: [line] });
  }
  return groups;
}

/** Reads headings, lists, tables and pictures; all other text is plain. */
export const readBlocks = (text: string): TextBlock[] =>
  groupLines(text.split('\n').filter((line) => line.trim() !== '')).map(({ kind, lines }) => buildBlock(kind, lines));

/** Lines in stored form: a wrapped sentence becomes one line, every other line stays alone. */
export const keptLines = (lines: readonly string[]): string =>
  groupLines(lines)
    .map((group) => (group.kind === 'paragraph' ? joinLines(group.lines) : group.lines.join('\n')))
    .join('\n');

/** Links of a line. An address that is not safe stays plain text. */
export function readPieces(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const found of text.matchAll(LINK)) {
    const [whole, words = '', to = ''] = found;
    if (!isSafe(to)) continue;
    if (found.index > from) pieces.push({ text: text.slice(from, found.index), to: null });
    pieces.push({ text: words, to });
    from = found.index + whole.length;
  }
  return from < text.length ? [...pieces, { text: text.slice(from), to: null }] : pieces;
}
