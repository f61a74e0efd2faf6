import { isListed, routePath, ROUTE_NAMES, ROUTES } from '../../../domain/routes';
import type { Route } from '../http/route';

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replaceAll(/[&<>]/g, (sign) => SIGNS[sign] ?? sign);

const PAGES = ROUTE_NAMES.filter((name) => isListed(name) && !ROUTES[name].path.endsWith('/:id')).map((name) =>
  routePath(name),
);

type Addresses = () => Promise<readonly string[]>;

const sitemapRoute = (siteOrigin: string, more: readonly Addresses[]): Route => ({
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

/** Pages mark themselves as not indexable; without a configured origin no sitemap can be named. */
const robotsRoute = (siteOrigin: string): Route => ({
  method: 'GET',
  path: '/robots.txt',
  guarded: false,
  answer: () =>
    Promise.resolve({
      status: 200,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
      body: `User-agent: *\nDisallow:\n${siteOrigin === '' ? '' : `Sitemap: ${siteOrigin}/sitemap.xml\n`}`,
    }),
});

export const crawlerRoutes = (siteOrigin = '', more: readonly Addresses[]): Route[] => [
  sitemapRoute(siteOrigin, more),
  robotsRoute(siteOrigin),
];
