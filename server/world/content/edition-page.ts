import { createHash } from 'node:crypto';

import { html, raw } from 'hono/html';

import type { LegalBlock, LegalDocument } from '../../../contract/content/content';
import type { Answer } from '../../base/http/answer';
import { sitePolicy } from '../../base/http/security-headers';

/** Read beside an order or printed; loads no other files. */
const STYLE = `:root{color-scheme:light dark;--ink:#0b1b2b;--muted:#566575;--line:#e1e7ee}
@media (prefers-color-scheme:dark){:root{--ink:#f1f6fb;--muted:#9aadc0;--line:#264059}}
body{font:17px/1.8 system-ui,sans-serif;color:var(--ink);margin:0 auto;max-width:44rem;padding:24px 16px;overflow-wrap:anywhere}
h1{font-size:24px;line-height:1.4;margin:0}h2{font-size:18px;margin:28px 0 8px}p{margin:0 0 12px}.edition{color:var(--muted)}
table{border-collapse:collapse;width:100%;margin:0 0 12px}th,td{border:1px solid var(--line);padding:6px 10px;text-align:left;vertical-align:top}`;

const POLICY = sitePolicy({
  scripts: [],
  styles: [`'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`],
});

function drawn(block: LegalBlock) {
  if (block.kind === 'paragraph') return html`<p>${block.text}</p>`;
  if (block.kind === 'list') return html`<ul>${block.items.map((item) => html`<li>${item}</li>`)}</ul>`;
  const head = block.head.map((cell) => html`<th scope="col">${cell}</th>`);
  const rows = block.rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`);
  return html`<table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`;
}

const editionPageAnswer = async (status: number, title: string, body: unknown): Promise<Answer> => {
  const page = html`<!doctype html><html lang="zh-CN"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" /><meta name="robots" content="noindex" /><link rel="icon" href="data:," /><title>${title} · 化途</title><style>${raw(STYLE)}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY };
  return { status, headers: { ...headers, 'cache-control': 'no-store' }, body: String(await page) };
};

export const editionPage = ({ title, version, summary, sections }: LegalDocument): Promise<Answer> =>
  editionPageAnswer(
    200,
    title,
    html`<p class="edition">${version} 版，自同日起施行</p><p>${summary}</p>${sections.map(({ heading, blocks }) => html`<h2>${heading}</h2>${blocks.map(drawn)}`)}`,
  );

export const noEdition = (): Promise<Answer> =>
  editionPageAnswer(404, '没有这一版', html`<p>请核对网址；协议各版都按施行日保存。</p>`);
