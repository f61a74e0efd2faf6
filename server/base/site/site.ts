import type { HonoRequest } from 'hono';

import { FIRST_QUESTIONS } from '../../../contract/gateway/first-questions';
import {
  answeredFile,
  routeFile,
  isKeyed,
  isListed,
  placeAt,
  ROUTE_NAMES,
  type RouteName,
} from '../../../domain/routes';
import type { Answer } from '../http/answer';
import type { Site } from '../http/app';
import { givePress } from '../http/press-cookie';
import { isEtagKnown } from '../http/etag';
import { HTTP_MESSAGES } from '../http/messages';
import { badRequest, methodNotAllowed, notFoundFault } from '../http/refusal';
import { isWellEncoded } from '../http/target';
import { type Asset, type Assets, type Encoding, ENCODINGS } from './asset';
import { isHashed } from './files';
import { createHanding, type HandingParts } from './handing';

/** Facts about pages that only modules know. */
type SiteLookups = HandingParts & {
  /** Pages of one kind share a file; true if this one exists. */
  hasArticle: (newsId: string) => Promise<boolean>;
  hasCampaign: (id: string) => Promise<boolean>;
  /** The whole query of an address identifies the page. */
  hasHelp: (search: string) => Promise<boolean>;
  /** Better address of the same page: of a search sent by a plain form, or without a reason that has passed. */
  betterAddress?: (name: RouteName, search: string) => string | null;
  /** True while the link of a share or an approval is open. */
  hasLink: (kind: 'procurementShare' | 'procurementMobile', token: string) => Promise<boolean>;
};

const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

const isReading = ({ method }: HonoRequest) => method === 'GET' || method === 'HEAD';

const isNavigation = (request: HonoRequest) =>
  isReading(request) && (request.header('accept') ?? '').includes('text/html');

function chooseEncoding(asset: Asset, accepted: string): Encoding | undefined {
  const offers = new Map(
    accepted.split(',').map((offer) => {
      const [name = '', ...parameters] = offer.toLowerCase().split(';');
      return [name.trim(), !parameters.some((parameter) => /^\s*q=0(?:\.0*)?\s*$/.test(parameter))];
    }),
  );
  return ENCODINGS.find((encoding) => offers.get(encoding) === true && asset.encoded[encoding] !== undefined);
}

/**
 * Unlisted pages are hidden from search engines; pages opened only by their link are not cached either. A list posts a
 * form, which names its origin under this policy only.
 */
function pageHeaders(path: string): Record<string, string> {
  const place = placeAt(path);
  return {
    'cache-control': isKeyed(place) ? 'no-store' : ASK_AGAIN,
    ...(place.name === 'notFound' || isListed(place.name) ? {} : { 'x-robots-tag': 'noindex, nofollow' }),
    ...(FIRST_QUESTIONS[place.name] && { 'referrer-policy': 'same-origin' }),
  };
}

function assetAnswer(asset: Asset, path: string, request: HonoRequest, status = 200): Answer {
  const headers = {
    'content-type': asset.type,
    ...(isHashed(path) ? { 'cache-control': FOR_EVER } : pageHeaders(path)),
    vary: 'accept-encoding',
    etag: asset.etag,
    ...(asset.policy === undefined ? {} : { 'content-security-policy': asset.policy }),
  };
  if (status === 200 && isEtagKnown(request, asset.etag)) return { status: 304, headers, body: null };
  const encoding = chooseEncoding(asset, request.header('accept-encoding') ?? '');
  const body = (encoding && asset.encoded[encoding]) ?? asset.body;
  const length = { 'content-length': String(body.byteLength) };
  return {
    status,
    headers: { ...headers, ...length, ...(encoding ? { 'content-encoding': encoding } : {}) },
    body,
  };
}

/** The shop's list posts nothing. */
const postsForm = (name: RouteName) => FIRST_QUESTIONS[name] !== undefined && name !== 'business';

/** Files that are pages, reachable only by their route. */
const DRAWN = new Set(ROUTE_NAMES.flatMap((name) => [routeFile(name), answeredFile(name)]));
const LOST = routeFile('notFound');

async function findPageFile(assets: Assets, path: string, { hasArticle }: SiteLookups): Promise<Asset | undefined> {
  const { name, id } = placeAt(path);
  // If the lookup fails, the page is served: it requests the article and shows the result.
  if (name === 'newsDetail' && id !== null && !(await hasArticle(id).catch(() => true))) return undefined;
  if (name !== 'notFound') return assets.get(routeFile(name));
  const file = assets.has(path) ? path : `${path.replace(/\/$/, '')}/index.html`;
  return DRAWN.has(file) ? undefined : assets.get(file);
}

/** An unknown item is shown by the page of its kind, with status 404 or 410. */
async function pageStatus(request: HonoRequest, { hasCampaign, hasHelp, hasLink }: SiteLookups): Promise<number> {
  const { name, id } = placeAt(request.path);
  // If the lookup fails, the page is served and asks by itself.
  const isThere = async (asked: Promise<boolean>) => asked.catch(() => true);
  if (name === 'act' && id !== null) return (await isThere(hasCampaign(id))) ? 200 : 404;
  // A closed link gets the same answer as one that never existed.
  if ((name === 'procurementShare' || name === 'procurementMobile') && id !== null)
    return (await isThere(hasLink(name, id))) ? 200 : 410;
  if (name === 'helpCenter') return (await isThere(hasHelp(new URL(request.url).search))) ? 200 : 404;
  return 200;
}

/**
 * Serves built pages from memory. A path is only a key of the map, so it cannot leave the folder. An unknown address
 * gets the not-found page with its status.
 */
export function createSite(assets: Assets, known: SiteLookups): Site {
  const handing = createHanding(known, assets);
  return {
    async answer(request, visit) {
      const { path, url } = request;
      const isSound = isWellEncoded(url);
      // Serves a badly encoded query: the page reads what it can.
      if (!isSound && !isNavigation(request)) throw badRequest(HTTP_MESSAGES.badTarget);
      const found = isWellEncoded(path) ? await findPageFile(assets, path, known) : undefined;
      if (found && !isReading(request)) throw methodNotAllowed('GET, HEAD');
      const better = found && isSound ? known.betterAddress?.(placeAt(path).name, new URL(url).search) : null;
      if (better) return { status: 303, headers: { location: better }, body: null };
      if (found) {
        const page = isSound ? await handing(found, request, visit.address) : found;
        const answer = assetAnswer(page, path, request, await pageStatus(request, known));
        if (!postsForm(placeAt(path).name) || !givePress(visit)) return answer;
        // The page is the same for everyone, but no shared cache keeps a cookie.
        return { ...answer, headers: { ...answer.headers, 'cache-control': `private, ${ASK_AGAIN}` } };
      }
      const lost = isHashed(path) || !isNavigation(request) ? undefined : assets.get(LOST);
      if (!lost) throw notFoundFault();
      return assetAnswer(lost, path, request, 404);
    },
  };
}
