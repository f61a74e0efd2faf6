type Block = { head: string; body: string | null };

/** Statements of a sheet or block: text before the braces and between them. */
function* iterateBlocks(css: string): Generator<Block> {
  let start = 0;
  let depth = 0;
  let open = 0;
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at];
    if (sign === '\\') at += 1;
    else if (sign === '"' || sign === "'") at = css.indexOf(sign, at + 1);
    else if (sign === '{') {
      if (depth === 0) open = at;
      depth += 1;
    } else if (sign === '}') {
      depth -= 1;
      if (depth > 0) continue;
      yield { head: css.slice(start, open), body: css.slice(open + 1, at) };
      start = at + 1;
    } else if (sign === ';' && depth === 0) {
      yield { head: css.slice(start, at), body: null };
      start = at + 1;
    }
  }
  if (start < css.length) yield { head: css.slice(start), body: null };
}

const CLASS = /\.((?:\\[\dA-Fa-f]{1,6}\s?|\\.|[\w-])+)/g;
const ESCAPE = /\\([\dA-Fa-f]{1,6})\s?|\\(.)/g;

const unescaped = (name: string) =>
  name.replaceAll(ESCAPE, (_, code?: string, sign?: string) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : (sign ?? ''),
  );

/** Commas inside brackets or escaped in names do not split selectors. */
const splitSelectors = (head: string) => head.split(/(?<!\\),(?![^(]*\))/);

/** Classes inside `:not()` need not be present. */
const requiredClasses = (selector: string) =>
  [...selector.replaceAll(/:not\([^)]*\)/g, '').matchAll(CLASS)].map(([, name = '']) => unescaped(name));

/** Fallbacks for browsers without `@property` or with their own field styles; they come with the full sheet. */
const FALLBACK = /^@layer (?:properties|engines)\b/;
const GROUPS = /^@(?:media|supports|layer|container)\b/;

export function criticalStyle(css: string, used: ReadonlySet<string>): string {
  const kept = ({ head, body }: Block): string => {
    if (body === null) return `${head};`;
    if (FALLBACK.test(head)) return '';
    if (GROUPS.test(head)) {
      const inside = criticalStyle(body, used);
      return inside === '' ? '' : `${head}{${inside}}`;
    }
    if (head.startsWith('@')) return `${head}{${body}}`;
    const isUsed = splitSelectors(head).some((selector) => requiredClasses(selector).every((name) => used.has(name)));
    return isUsed ? `${head}{${body}}` : '';
  };
  return [...iterateBlocks(css)].map(kept).join('');
}

const ATTRIBUTE = /\sclass="([^"]*)"/g;
const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

export const htmlClasses = (html: string): Set<string> =>
  new Set(
    [...html.matchAll(ATTRIBUTE)].flatMap(([, names = '']) =>
      names.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity).split(/\s+/),
    ),
  );
