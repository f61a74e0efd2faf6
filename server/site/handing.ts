import type { HonoRequest } from 'hono';

import { HANDED_OVER, type HandedOver } from '../../contract/handed-over';
import { fileOf, placeAt, type RouteName } from '../../domain/routes';
import { type Asset, assetOf } from './asset';
import { compress } from './compress';

/** Of some pages: what they would ask for first, where the address asks for nothing else. */
export type FirstAnswers = Partial<Record<RouteName, () => Promise<HandedOver>>>;

type Written = { answers: string; page: Promise<Asset> };

/** No sign in it may end the script it stands in. */
const quoted = (answers: HandedOver) => JSON.stringify(answers).replaceAll('<', String.raw`\u003c`);

async function write(page: Asset, file: string, answers: string): Promise<Asset> {
  const data = `<script type="application/json" id="${HANDED_OVER}">${answers}</script>`;
  const html = Buffer.from(page.body)
    .toString('utf8')
    .replace('</body>', () => `${data}</body>`);
  const body = Uint8Array.from(Buffer.from(html, 'utf8'));
  return assetOf(file, body, await compress(file, body, 'thorough'));
}

const hasQuestion = ({ url }: HonoRequest) => new URL(url).search !== '';

/**
 * Writes into a page what it would ask for first, so that it need not ask. A page is written and packed again only when
 * an answer has changed; where there is none, the page comes as it was built and asks for itself.
 */
export function createHanding(firstAnswers: FirstAnswers) {
  const written = new Map<Asset, Written>();
  return async function handing(page: Asset, request: HonoRequest): Promise<Asset> {
    const { name } = placeAt(request.path);
    const tell = firstAnswers[name];
    if (!tell || hasQuestion(request)) return page;
    const told = await tell().catch(() => null);
    if (told === null) return page;
    const answers = quoted(told);
    const last = written.get(page);
    if (last?.answers === answers) return last.page;
    // A page that cannot be packed comes as it was built, and asks for itself; the next visit tries again.
    const next = write(page, fileOf(name), answers).catch(() => {
      written.delete(page);
      return page;
    });
    written.set(page, { answers, page: next });
    return next;
  };
}
