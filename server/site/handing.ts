import type { HonoRequest } from 'hono';

import { HANDED_OVER, type HandedOver } from '../../contract/handed-over';
import { fileOf, placeAt, type RouteName } from '../../domain/routes';
import { type Asset, assetOf } from './asset';
import { compress, type Effort } from './compress';
import { type Answerers, keepResultsPages } from './results-pages';

/** Of some pages: what they would ask for first, where the address asks for nothing else. */
export type FirstAnswers = Partial<Record<RouteName, () => Promise<HandedOver>>>;

export type Handing = { firstAnswers?: FirstAnswers; answerers?: Answerers; now?: () => number };

type Written = { answers: string; page: Promise<Asset> };

/** No sign in it may end the script it stands in. */
const quoted = (answers: HandedOver) => JSON.stringify(answers).replaceAll('<', String.raw`\u003c`);

async function write(page: Asset, file: string, answers: string, effort: Effort): Promise<Asset> {
  const data = `<script type="application/json" id="${HANDED_OVER}">${answers}</script>`;
  const html = Buffer.from(page.body)
    .toString('utf8')
    .replace('</body>', () => `${data}</body>`);
  const body = Uint8Array.from(Buffer.from(html, 'utf8'));
  return assetOf(file, body, await compress(file, body, effort));
}

/** The files that show results, which the build has noted in the page. One that has results asks for them at once. */
const PARTS = / data-parts="([^"]*)"/;

function withParts(page: Asset): Asset {
  const html = Buffer.from(page.body).toString('utf8');
  const parts = PARTS.exec(html)?.[1]?.split(' ') ?? [];
  const links = parts.map((part) => `<link rel="modulepreload" href="${part}">`).join('');
  return {
    ...page,
    body: Uint8Array.from(
      Buffer.from(
        html.replace('</head>', () => `${links}</head>`),
        'utf8',
      ),
    ),
  };
}

const searchIn = ({ url }: HonoRequest) => new URL(url).search;

/**
 * Writes into a page what it would ask for first, so that it need not ask. A page is written and packed again only when
 * an answer has changed; where there is none, the page comes as it was built and asks for itself. A page with a question
 * in its address brings the results.
 */
export function createHanding({ firstAnswers = {}, answerers = {}, now = Date.now }: Handing) {
  const written = new Map<Asset, Written>();
  const resultsPage = keepResultsPages({
    answerers,
    now,
    write: (page, answers) => write(withParts(page), 'results.html', quoted(answers), 'quick'),
  });
  return async function handing(page: Asset, request: HonoRequest): Promise<Asset> {
    const { name } = placeAt(request.path);
    if (searchIn(request) !== '') return resultsPage(page, name, searchIn(request)).catch(() => page);
    const tell = firstAnswers[name];
    if (!tell) return page;
    const told = await tell().catch(() => null);
    if (told === null) return page;
    const answers = quoted(told);
    const last = written.get(page);
    if (last?.answers === answers) return last.page;
    // A page that cannot be packed comes as it was built, and asks for itself; the next visit tries again.
    const next = write(page, fileOf(name), answers, 'thorough').catch(() => {
      written.delete(page);
      return page;
    });
    written.set(page, { answers, page: next });
    return next;
  };
}
