import { HTTP_MESSAGES } from './messages';
import { forbidden, type Refusal } from './refusal';

/** The application every client of this gateway names itself as. */
export const APP_CODE = 'echem';

type Header = (name: string) => string | undefined;

function hostnameOf(origin: string): string | undefined {
  try {
    return new URL(origin).hostname;
  } catch {
    return undefined;
  }
}

/** A page of another site can make a browser send the cookie, not the headers that are looked at here. */
export function refuseForeignChange(header: Header, allowedOrigins: readonly string[]): void {
  const refusal = foreignChange(header, allowedOrigins);
  if (refusal) throw refusal;
}

function foreignChange(header: Header, allowedOrigins: readonly string[]): Refusal | undefined {
  const origin = header('origin');
  const allowed = origin !== undefined && allowedOrigins.includes(origin);
  const here = hostnameOf(`http://${header('host') ?? ''}`);
  if (!allowed && origin !== undefined && (here === undefined || hostnameOf(origin) !== here)) {
    return forbidden(HTTP_MESSAGES.crossSite);
  }
  if (!allowed && header('sec-fetch-site') === 'cross-site') return forbidden(HTTP_MESSAGES.crossSite);
  return header('appcode') === APP_CODE ? undefined : forbidden(HTTP_MESSAGES.wrongApp);
}
