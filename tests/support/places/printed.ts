import { counted, type Line } from './places';

const plain = (html: string): string =>
  html
    .replaceAll(/<br\s*\/?>/g, '\n')
    .replaceAll(/<(svg)[^]*?<\/\1>|<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();

const insideOf = (html: string, tag: string): string[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>([^]*?)</${tag}>`, 'g'))].map(([, inside = '']) => inside);

const boxed = (cell: string): Line | null => {
  const [, label, text] = /^<small>([^]*?)<\/small>([^]*)$/.exec(cell) ?? [];
  return label === undefined || text === undefined ? null : { label: plain(label), text: plain(text) };
};

function tableLines(table: string): Line[] {
  const [head = '', ...rows] = insideOf(table, 'tr');
  const heads = insideOf(head, 'th').map(plain);
  if (heads.length === 0) return insideOf(table, 'td').flatMap((cell) => boxed(cell) ?? []);
  return rows.flatMap((row) => insideOf(row, 'td').map((cell, at) => ({ label: heads[at] ?? '', text: plain(cell) })));
}

const PARTS =
  /<h2>([^]*?)<\/h2>|<dt>([^]*?)<\/dt><dd>([^]*?)<\/dd>|(<table[^]*?<\/table>)|<div class="label large[^]*?<div>([^]*?)<\/div>/g;

/** Lines of a printed page with their headings. Blank cells are skipped. */
export function linesOf(html: string): Line[] {
  let heading = '';
  const lines: Line[] = [];
  for (const [, h2, dt, dd, table, label] of html.matchAll(PARTS)) {
    const under = (line: Line): Line => ({ ...line, label: `${heading}${line.label}` });
    if (h2 !== undefined) heading = `${plain(h2)} / `;
    else if (dt !== undefined) lines.push(under({ label: plain(dt), text: plain(dd ?? '') }));
    else if (table !== undefined) lines.push(...tableLines(table).map(under));
    else lines.push({ label: '标签', text: plain(label ?? '') });
  }
  return counted(lines.filter(({ text }) => text !== '' && text !== '&nbsp;' && !text.startsWith('□')));
}
