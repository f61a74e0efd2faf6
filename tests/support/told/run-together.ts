const BLOCK =
  'address, article, aside, blockquote, body, br, caption, dd, details, dialog, div, dl, dt, fieldset, figcaption, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, img, input, legend, li, main, nav, ol, optgroup, option, p, pre, section, select, summary, svg, table, tbody, td, textarea, tfoot, th, thead, tr, ul';
/** Tailwind classes of separate lines, and of children on separate lines. */
const OUT_OF_LINE = /(?:^|\s)(?:block|flex|grid|table|absolute|fixed|sr-only|float-\w+|line-clamp-\d)(?:\s|$)/;
const IN_CELLS = /(?:^|[\s:])(?:inline-)?(?:flex|grid)(?:\s|$)/;
const ROOM = /(?:^|[\s:])m[lrx]-/;

const ENDS = /[\p{L}\p{N}%℃）”]$/u;
const BEGINS = /^[\p{L}\p{N}¥$（“]/u;
const JOINT = /\p{Script=Han}[A-Za-z\d]|[A-Za-z\d]\p{Script=Han}/u;

const classOf = (one: Element | null): string => one?.getAttribute('class') ?? '';

const isOutOfLine = (one: Element): boolean =>
  one.matches(BLOCK) || OUT_OF_LINE.test(classOf(one)) || IN_CELLS.test(classOf(one.parentElement));

type Piece = { text: string; where: Element };

/** Text pieces without a line break between them. */
function linesOf(page: Element): Piece[][] {
  const lines: Piece[][] = [[]];
  const walk = (within: Element): void => {
    for (const node of within.childNodes) {
      if (node.nodeType === node.TEXT_NODE && node.textContent)
        lines.at(-1)?.push({ text: node.textContent, where: within });
      if (node.nodeType !== node.ELEMENT_NODE) continue;
      const one = node as Element;
      const isApart = isOutOfLine(one);
      if (isApart) lines.push([]);
      if (!one.matches('script, style, svg, [aria-hidden=true]')) walk(one);
      if (isApart) lines.push([]);
    }
  };
  walk(page);
  return lines;
}

/** True if only spacing separates two pieces. */
function isSetApart(one: Element, other: Element): boolean {
  const up = (from: Element, to: Element): boolean => {
    for (let at: Element | null = from; at && !at.contains(to); at = at.parentElement)
      if (ROOM.test(classOf(at))) return true;
    return false;
  };
  return up(one, other) || up(other, one);
}

/** Adjacent facts read as one word by a screen reader, and digits or Latin words without a space beside Chinese. */
export function runTogetherIn(page: Element): string[] {
  return linesOf(page).flatMap((line) =>
    line.flatMap(({ text, where }, at) => {
      const next = line[at + 1];
      if (!next || next.where === where || !ENDS.test(text) || !BEGINS.test(next.text)) return [];
      const isJoint = JOINT.test(text.slice(-1) + next.text.slice(0, 1));
      return isJoint || isSetApart(where, next.where) ? [`${text}|${next.text}`] : [];
    }),
  );
}
