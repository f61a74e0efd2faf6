import { factsOf, roleOf } from './names';

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** A drawing that is hidden from those who listen says nothing; one that is not has to say what it shows. */
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

/** What a page tells whoever cannot see it: roles, names, states and words, in the order they are come by. */
export const tell = (page: Element): string[] => linesOfAll(page.childNodes);
