import { factsOf, roleOf } from './names';

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** Drawings hidden from screen readers are skipped; others need a text. */
const isSilent = (element: Element): boolean =>
  element.matches('script, style, svg[aria-hidden=true]') ||
  (element.closest('svg') !== null && !element.matches('svg, title, desc, text, tspan, [role], [aria-label], g, a'));

function linesOfElement(element: Element): string[] {
  if (isSilent(element)) return [];
  const within = linesOfAll(element.childNodes);
  const [role, facts] = [roleOf(element), factsOf(element)];
  if (role === null && facts.length === 0) return within;
  const head = [role ?? element.tagName.toLowerCase(), ...facts].join(' · ');
  const [only] = within;
  return within.length === 1 && only?.startsWith('“') ? [`${head} ${only}`] : [head, ...indent(within)];
}

function linesOfAll(nodes: Iterable<Node>): string[] {
  const lines: string[] = [];
  for (const node of nodes) {
    if (node.nodeType === node.ELEMENT_NODE) lines.push(...linesOfElement(node as Element));
    const text = node.nodeType === node.TEXT_NODE ? node.textContent?.replaceAll(/\s+/g, ' ').trim() : '';
    if (text) lines.push(`“${text}”`);
  }
  return lines;
}

/** Accessible text of a page: roles, names, states and text in document order. */
export const tell = (page: Element): string[] => linesOfAll(page.childNodes);
