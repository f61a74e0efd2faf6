import type { RouteName } from '../../domain/routes';

/** What a page says of itself to whoever does not run it, where its address says more than its route. */
export type PageHead = {
  title?: string;
  description?: string;
  /** The one address of what is shown. */
  canonical?: string;
  /** Nothing that a search engine may keep. */
  isHidden?: boolean;
  /** Structured data of schema.org. */
  data?: object;
};

/** By the page: what its address is about; null where that is what the page says anyway. */
export type PageHeads = Partial<
  Record<RouteName, (asked: { search: string; id: string | null }) => Promise<PageHead | null>>
>;

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<"]/g, (sign) => SIGNS[sign] ?? sign);

/** No sign in it may end the script it stands in. */
const quoted = (data: object): string => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

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
