import { isListed, pathOf, ROUTE_NAMES } from '../../domain/routes';
import type { Route } from '../http/route';

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replaceAll(/[&<>]/g, (sign) => SIGNS[sign] ?? sign);

const PAGES = ROUTE_NAMES.filter((name) => isListed(name)).map((name) => pathOf(name));

/** Every address that a search engine may keep; `more` tells those that only a module knows. */
export const sitemapRoute = (siteOrigin = '', more: readonly (() => Promise<readonly string[]>)[]): Route => ({
  method: 'GET',
  path: '/sitemap.xml',
  guarded: false,
  async answer() {
    const addresses = [...PAGES, ...(await Promise.all(more.map((tell) => tell()))).flat()];
    const body = [
      '<?xml version="1.0" encoding="utf-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...addresses.map((address) => `<url><loc>${escaped(`${siteOrigin}${address}`)}</loc></url>`),
      '</urlset>',
    ].join('\n');
    const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' };
    return { status: 200, headers, body };
  },
});
