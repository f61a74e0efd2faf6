import type { RouteName } from '../../../domain/routes';

export type PageHead = {
  title?: string;
  description?: string;
  canonical?: string;
  isHidden?: boolean;
  data?: readonly object[];
};

/** Head data by route; null if the page's own head suffices. */
export type PageHeads = Partial<
  Record<RouteName, (asked: { search: string; id: string | null }) => Promise<PageHead | null>>
>;

export const siteTitle = (title: string): string => `${title} · 化途 ChemLane`;

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<"]/g, (sign) => SIGNS[sign] ?? sign);

const quoted = (data: readonly object[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': data }).replaceAll('<', String.raw`\u003c`);

export const breadcrumbList = (
  origin: string,
  steps: readonly (readonly [name: string, address: string])[],
): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: [['首页', '/'] as const, ...steps].map(([name, address], at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: `${origin}${address}`,
  })),
});

export function withHead(page: string, { title, description, canonical, isHidden = false, data }: PageHead): string {
  const more = [
    ...(isHidden ? ['<meta name="robots" content="noindex">'] : []),
    ...(canonical === undefined ? [] : [`<link rel="canonical" href="${escaped(canonical)}">`]),
    ...(data === undefined ? [] : [`<script type="application/ld+json">${quoted(data)}</script>`]),
  ].join('');
  return page
    .replace(/<title>.*?<\/title>/, (before) => (title === undefined ? before : `<title>${escaped(title)}</title>`))
    .replace(/<meta name="description"[^>]*>/, (before) =>
      description === undefined ? before : `<meta name="description" content="${escaped(description)}" />`,
    )
    .replace('</head>', () => `${more}</head>`);
}
