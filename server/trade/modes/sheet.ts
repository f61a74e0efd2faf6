/** Escapes typed text, so that it is never markup. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE = `body{font:14px/1.6 system-ui,sans-serif;color:#111;margin:24px;overflow-wrap:anywhere}h1{font-size:22px}
dl{display:grid;grid-template-columns:minmax(min-content,9em) minmax(0,1fr);gap:4px 16px}dt{color:#555;overflow-wrap:break-word}dd{margin:0;white-space:pre-line}
.qr{width:128px;height:128px;flex:none}.coded{display:flex;flex-wrap:wrap;gap:24px;align-items:flex-start}.coded dl{flex:1 1 14em;margin:0}
.coded>div{flex:1 1 14em}.coded>div+div{flex:none}.signs{display:flex;flex-wrap:wrap;gap:8px;margin:8px 0}.diamond{width:72px;height:72px}
th,td{overflow-wrap:break-word}@media screen and (max-width:600px){table{display:block;overflow-x:auto}dl{grid-template-columns:minmax(min-content,6em) minmax(0,1fr)}}.label{border:2px solid #111;padding:16px;margin:0 0 16px;break-inside:avoid;white-space:pre-line}
.draft{color:#b00020;border:2px solid;display:inline-block;padding:2px 12px;font-size:20px;letter-spacing:.3em}
h2{font-size:16px;margin:20px 0 6px}table{border-collapse:collapse;width:100%}th,td{border:1px solid #555;padding:4px 8px;text-align:left;vertical-align:top;white-space:pre-line}
.boxes{table-layout:fixed}.boxes td{padding:6px 8px}small,del{color:#555}
@media(max-width:600px){.boxes tr{display:flex;flex-wrap:wrap}.boxes td{flex:1 1 30%;margin:0 -1px -1px 0}}
.sign{margin:48px 0}.large{font-size:26px;font-weight:700;letter-spacing:.04em}li{margin:4px 0}
@page{margin:10mm}@media print{body{margin:0}.label.large{box-sizing:border-box;min-height:122mm}h1:has(+.label){display:none}}`;

/** Self-contained HTML page for printing: it fetches no files. */
export const sheetPage = (title: string, body: string): string =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;

export const readTitle = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

/** Name and value pairs; empty values are left out. */
export const factRows = (rows: readonly (readonly [name: string, value: string])[]): string =>
  `<dl>${rows
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`)
    .join('')}</dl>`;

/** Marks a draft above all content, so that it is not taken for a valid paper. */
export const WATERMARK = '<p class="draft">草稿 DRAFT</p>';
