import type { Call } from './call';
import { HTTP_MESSAGES } from './messages';
import { forbiddenFault, type Refusal } from './refusal';

/** The `appCode` that every client sends. */
const APP_CODE = 'echem';

type Asking = Pick<Call, 'header' | 'secure'>;

function parseOrigin(origin: string): URL | undefined {
  try {
    return new URL(origin);
  } catch {
    return undefined;
  }
}

/**
 * Scheme, host and port. If a proxy ends TLS without saying so, an https page still counts as own; a plain http page
 * never calls an https site.
 */
function isOwn(origin: string, { header, secure }: Asking): boolean {
  const from = parseOrigin(origin);
  const here = parseOrigin(`${from?.protocol ?? 'http:'}//${header('host') ?? ''}`);
  const isWeb = from?.protocol === 'https:' || (from?.protocol === 'http:' && !secure);
  return isWeb && from.origin === origin && here?.host === from.host;
}

/** A foreign page can make a browser send the cookie, but not the headers checked here. */
export function refuseForeignChange(call: Asking, allowedOrigins: readonly string[]): void {
  const refusal = foreignChange(call, allowedOrigins);
  if (refusal) throw refusal;
}

/** A plain form sends no custom headers: it must come from this site or from a client that is no browser. */
export function refuseForeignForm(call: Asking, own: readonly string[] = []): void {
  const [origin, site] = [call.header('origin'), call.header('sec-fetch-site')];
  const isForeign = origin !== undefined && !own.includes(origin) && !isOwn(origin, call);
  if (isForeign || (site !== undefined && site !== 'same-origin' && site !== 'none'))
    throw forbiddenFault(HTTP_MESSAGES.crossSite);
}

function foreignChange(call: Asking, allowedOrigins: readonly string[]): Refusal | undefined {
  const { header } = call;
  const origin = header('origin');
  const allowed = origin !== undefined && allowedOrigins.includes(origin);
  if (!allowed && origin !== undefined && !isOwn(origin, call)) return forbiddenFault(HTTP_MESSAGES.crossSite);
  if (!allowed && header('sec-fetch-site') === 'cross-site') return forbiddenFault(HTTP_MESSAGES.crossSite);
  return header('appcode') === APP_CODE ? undefined : forbiddenFault(HTTP_MESSAGES.wrongApp);
}
