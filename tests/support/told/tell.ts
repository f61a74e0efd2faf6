import { factsOf, roleOf } from './names';

/** Words, an element with words at most, or a line with elements within. */
type Line = { text: string; kind: 'text' | 'mark' | 'leaf' | 'label' | 'nest' };

const indent = (lines: readonly Line[]): Line[] => lines.map(({ text }) => ({ text: `  ${text}`, kind: 'nest' }));

/** Drawings hidden from screen readers are skipped; others need a text. */
const isSilent = (element: Element): boolean =>
  element.matches('script, style, svg[aria-hidden=true]') ||
  (element.closest('svg') !== null && !element.matches('svg, title, desc, text, tspan, [role], [aria-label], g, a'));

/** Roles whose leaves share the line of the element. Decided by role and never by length: a longer text moves no line. */
const ONE_LINE = new Set([
  'button',
  'cell',
  'definition',
  'head of cells',
  'header',
  'heading 1',
  'heading 2',
  'heading 3',
  'heading 4',
  'item',
  'label',
  'legend',
  'link',
  'option',
  'output',
  'row',
  'summary',
  'term',
]);

const isWords = ({ kind }: Line): boolean => kind === 'text' || kind === 'mark';
const wordsOf = (lines: readonly Line[]): string => lines.map(({ text }) => text).join(' ');

function linesOfElement(element: Element): Line[] {
  if (isSilent(element)) return [];
  const within = linesOfAll(element.childNodes);
  const [role, facts] = [roleOf(element), factsOf(element)];
  if (role === null && facts.length === 0) return within;
  const isUnheard = role === null && facts.join() === 'aria-hidden=true';
  if (isUnheard && within.every(isWords))
    return within.length === 0 ? [] : [{ text: `(${wordsOf(within)})`, kind: 'mark' }];
  const name = role ?? element.tagName.toLowerCase();
  const head = [name, ...facts].join(' · ');
  if (within.every(isWords))
    return [{ text: [head, ...within.map(({ text }) => text)].join(' '), kind: name === 'label' ? 'label' : 'leaf' }];
  if (ONE_LINE.has(name) && within.every(({ kind }) => kind !== 'nest'))
    return [{ text: `${head}: ${within.map(({ text }) => text).join(' | ')}`, kind: 'nest' }];
  return [{ text: head, kind: 'nest' }, ...indent(within)];
}

/** Words in a row share a line; a mark behind a label stays on its line. */
function add(lines: Line[], line: Line): void {
  const last = lines.at(-1);
  if (last && ((isWords(last) && isWords(line)) || (last.kind === 'label' && line.kind === 'mark'))) {
    const kind = last.kind === 'label' ? 'label' : 'text';
    lines[lines.length - 1] = { text: `${last.text} ${line.text}`, kind };
  } else lines.push(line);
}

function linesOfAll(nodes: Iterable<Node>): Line[] {
  const lines: Line[] = [];
  for (const node of nodes) {
    if (node.nodeType === node.ELEMENT_NODE) for (const line of linesOfElement(node as Element)) add(lines, line);
    const text = node.nodeType === node.TEXT_NODE ? node.textContent?.replaceAll(/\s+/g, ' ').trim() : '';
    if (text) add(lines, { text: `“${text}”`, kind: 'text' });
  }
  return lines;
}

/** Accessible text of a page: roles, names, states and text in document order; `(“…”)` is hidden from screen readers. */
export const tell = (page: Element): string[] => linesOfAll(page.childNodes).map(({ text }) => text);
