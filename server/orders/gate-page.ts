import { createHash } from 'node:crypto';

import { html, raw } from 'hono/html';

import type { Answer } from '../http/answer';
import { sitePolicy } from '../http/security-headers';

/** For a phone in the hand of a driver, in the sun or at night; nothing of it has to be fetched. */
const STYLE = `:root{color-scheme:light dark;--ink:#0b1b2b;--muted:#566575;--line:#e1e7ee;--good:#11753a;--warn:#8a4b00;--bad:#b00020}
@media (prefers-color-scheme:dark){:root{--ink:#f1f6fb;--muted:#9aadc0;--line:#264059;--good:#5cc98a;--warn:#f0b060;--bad:#ff8a8a}}
body{font:18px/1.6 system-ui,sans-serif;color:var(--ink);margin:0 auto;max-width:32rem;padding:24px 16px}
h1{font-size:22px;margin:0 0 12px}.said{border:2px solid;border-radius:8px;padding:10px 14px;font-weight:600;margin:0 0 16px}
.OPEN{color:var(--good)}.WAITS{color:var(--warn)}.VOID{color:var(--bad)}
dl{margin:0}dt{color:var(--muted);font-size:14px;border-top:1px solid var(--line);padding-top:8px}dd{margin:0 0 8px;font-weight:600}`;

const POLICY = sitePolicy({
  scripts: [],
  styles: [`'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`],
});

/** `OPEN`: the gate may be opened by it; `WAITS`: the order stands, and something is still in the way; `VOID`: it opens nothing. */
export type GateStanding = 'OPEN' | 'WAITS' | 'VOID';

type Shown = { status: number; title: string; standing: GateStanding; said: string };

/** What stands behind a code, for whoever scans it. */
export async function gatePage(
  { status, title, standing, said }: Shown,
  facts: readonly (readonly [name: string, value: string])[] = [],
): Promise<Answer> {
  const page = html`<!doctype html><html lang="zh-CN"><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" /><meta name="robots" content="noindex" /><link rel="icon" href="data:," /><title>${title} · 化途</title><style>${raw(STYLE)}</style></head><body><main><h1>${title}</h1><p class="said ${standing}">${said}</p><dl>${facts.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl></main></body></html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': POLICY,
    'cache-control': 'no-store',
  };
  return { status, headers, body: String(await page) };
}
