import { html } from 'hono/html';

import type { Answer } from '../../../base/http/answer';
import type { Route } from '../../../base/http/route';
import { STRICT_POLICY } from '../../../base/http/security-headers';

type Markup = ReturnType<typeof html>;

export async function pageAnswer(title: string, body: Markup, script?: string): Promise<Answer> {
  const document = html`<!doctype html>
    <html lang="zh-CN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · 化途</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/__demo/pages.css" />
        ${script === undefined ? '' : html`<script type="module" src="${script}"></script>`}
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': STRICT_POLICY,
    // Without a referrer a browser posts a form with origin "null", which is refused as foreign.
    'referrer-policy': 'same-origin',
  };
  return { status: 200, headers, body: String(await document) };
}

export const fileRoute = (path: string, type: string, body: string): Route => ({
  method: 'GET',
  path,
  guarded: false,
  answer: () => ({ status: 200, headers: { 'content-type': `${type}; charset=utf-8` }, body }),
});

export const pageRoute = (path: string, answer: Route['answer']): Route => ({
  method: 'GET',
  path,
  guarded: false,
  answer,
});
