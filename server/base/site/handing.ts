import type { HonoRequest } from 'hono';

import { HANDED_OVER, type HandedOver } from '../../../contract/gateway/handed-over';
import { type DearReads, dearReads } from '../http/dear-reads';
import { answeredFile, routeFile, placeAt, type RouteName } from '../../../domain/routes';
import { type DrawAnswer, withAnswer } from './answered-page';
import { type Asset, buildAsset, type Assets } from './asset';
import { compress, type Effort } from './compress';
import { type PageHead, type PageHeads, withHead } from './page-head';
import { type Answerers, type PageRequest, keepResultsPages } from './results-pages';

/** First answers of some pages, whatever their address; null if the address asks for something else. */
export type FirstAnswers = Partial<Record<RouteName, (search: string) => Promise<HandedOver | null>>>;

export type HandingParts = {
  firstAnswers?: FirstAnswers;
  answerers?: Answerers;
  heads?: PageHeads;
  now?: () => number;
  /** Without it, a page carries its answer and draws itself. */
  drawAnswer?: DrawAnswer | undefined;
  /** Turns for expensive pages; one without a turn is served as built. */
  turns?: DearReads;
};

const MOST_MADE = 64;

/** Escapes `<`, so that no text ends the enclosing script. */
const quoted = (answers: HandedOver) => JSON.stringify(answers).replaceAll('<', String.raw`\u003c`);

const assetText = ({ body }: Asset): string => Buffer.from(body).toString('utf8');

async function write(page: string, file: string, answers: string, effort: Effort): Promise<Asset> {
  const data = `<script type="application/json" id="${HANDED_OVER}">${answers}</script>`;
  const body = Uint8Array.from(
    Buffer.from(
      page.replace('</body>', () => `${data}</body>`),
      'utf8',
    ),
  );
  return buildAsset(file, body, await compress(file, body, effort));
}

/** Result chunks, listed in the page by the build. A page with results preloads them. */
const PARTS = / data-parts="([^"]*)"/;

function withParts(page: string): string {
  const parts = PARTS.exec(page)?.[1]?.split(' ') ?? [];
  const links = parts.map((part) => `<link rel="modulepreload" href="${part}">`).join('');
  return page.replace('</head>', () => `${links}</head>`);
}

const SHEET = /<link rel="preload" as="style" href="([^"]+)"/;

const searchString = ({ url }: HonoRequest) => new URL(url).search;

/**
 * Writes a page's first answers into it, to save its requests. A page is rewritten and compressed only after an answer
 * changed; without an answer it is served as built. An address with a search brings its results.
 */
export function createHanding(handing: HandingParts, assets: Assets = new Map()) {
  const { firstAnswers = {}, answerers = {}, heads = {}, now = Date.now, drawAnswer, turns = dearReads() } = handing;
  const made = new Map<string, Promise<Asset>>();

  async function drawn({ built, name, search }: PageRequest, answers: HandedOver): Promise<string> {
    const around = assets.get(answeredFile(name));
    const sheet = around && assets.get(SHEET.exec(assetText(around))?.[1] ?? '');
    const html = sheet && (await drawAnswer?.({ name, search, answers, now: now() }).catch(() => null));
    return html ? withAnswer(assetText(around), html, assetText(sheet)) : assetText(built);
  }

  const resultsPage = keepResultsPages({
    answerers,
    now,
    turns,
    write: async (asked, answers) =>
      write(withParts(await drawn(asked, answers)), 'results.html', quoted(answers), 'quick'),
  });
  /** Made once per input; a failed one is retried by the next visit. */
  function remembered(key: string, make: () => Promise<Asset>): Promise<Asset> {
    const known = made.get(key);
    if (known) return known;
    const page = make();
    made.set(key, page);
    page.catch(() => made.delete(key));
    const [oldest] = made.keys();
    if (made.size > MOST_MADE && oldest !== undefined) made.delete(oldest);
    return page;
  }

  const headedPage = (page: Asset, head: PageHead, address: string): Promise<Asset> =>
    remembered(`${page.etag} ${JSON.stringify(head)}`, () =>
      turns.run(address, async () => {
        const body = Uint8Array.from(Buffer.from(withHead(assetText(page), head), 'utf8'));
        return buildAsset('results.html', body, await compress('results.html', body, 'quick'));
      }),
    );

  async function answeredPage(page: Asset, { name, search, address }: Omit<PageRequest, 'built'>): Promise<Asset> {
    const told = await firstAnswers[name]?.(search).catch(() => null);
    if (told) {
      const answers = quoted(told);
      return remembered(`${page.etag} ${answers}`, () => write(assetText(page), routeFile(name), answers, 'thorough'));
    }
    return resultsPage({ built: page, name, search, address });
  }

  /** A page that cannot be written is served as built and sends its own requests. */
  return async function handing(page: Asset, request: HonoRequest, address: string): Promise<Asset> {
    const { name, id } = placeAt(request.path);
    const search = searchString(request);
    const answered = await answeredPage(page, { name, search, address }).catch(() => page);
    const head = await heads[name]?.({ search, id }).catch(() => null);
    return head ? headedPage(answered, head, address).catch(() => answered) : answered;
  };
}
