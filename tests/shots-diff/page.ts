/** Changed, added or removed story with its picture files, where they exist. */
export type Change = { name: string; before: string | null; after: string | null; difference: string | null };

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const STYLE = `:root{color-scheme:light dark}body{font:14px/1.6 system-ui;margin:24px}
section{display:grid;grid-template-columns:repeat(3,1fr);gap:12px;margin-block:32px}h2{grid-column:1/-1;font-size:16px;margin:0}
figure{margin:0}img{max-width:100%;border:1px solid #8493a3}`;

const figure = (title: string, file: string | null) =>
  `<figure><figcaption>${title}</figcaption>${file === null ? '无' : `<a href="${file}"><img src="${file}" alt="" loading="lazy"></a>`}</figure>`;

const section = ({ name, before, after, difference }: Change) =>
  `<section><h2>${escaped(name)}</h2>${figure('之前', before)}${figure('之后', after)}${figure('不同之处', difference)}</section>`;

export const pageOf = (ref: string, changes: readonly Change[]): string =>
  `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>与 ${escaped(ref)} 相比的画面</title><style>${STYLE}</style><h1>与 ${escaped(ref)} 相比，${changes.length} 个画面不同</h1>${changes.map(section).join('')}</html>`;
