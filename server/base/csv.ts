/** A cell in quotes, and the place behind it; a quote in it is written twice. */
function quotedCell(text: string, from: number): [cell: string, end: number] | null {
  for (let end = text.indexOf('"', from + 1); end >= 0; end = text.indexOf('"', end + 2))
    if (text[end + 1] !== '"') return [text.slice(from + 1, end).replaceAll('""', '"'), end + 1];
  return null;
}

/** Cells of a CSV text, as a spreadsheet writes it: UTF-8, commas, quotes around a cell that holds one. `file` names it in a failure. */
export function parseCsv(text: string, file: string): string[][] {
  const lines: string[][] = [];
  let row: string[] = [];
  let line = Math.max(text.indexOf('\n'), 0);
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; at += 1) {
    if (line < at) line = text.indexOf('\n', at);
    const stop = line < 0 ? text.length : line;
    const comma = text.indexOf(',', at);
    const next = comma < 0 || comma > stop ? stop : comma;
    const found = text[at] === '"' ? quotedCell(text, at) : ([text.slice(at, next), next] as const);
    const end = found?.[1] ?? -1;
    if (!found || (end < text.length && !',\r\n'.includes(text.charAt(end))))
      throw new Error(`${file} line ${lines.length + 1}: a quote stands open or in the middle of a cell`);
    row.push(text[end - 1] === '\r' && text[at] !== '"' ? found[0].slice(0, -1) : found[0]);
    at = text[end] === '\r' ? end + 1 : end;
    if (text[at] !== ',') {
      lines.push(row);
      row = [];
    }
  }
  return lines;
}
