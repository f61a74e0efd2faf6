import { MOST_READ_NEWS, NEWEST_NEWS, newsPage } from '../../../contract/content/cms';
import { askedAs, type HandedOver } from '../../../contract/gateway/handed-over';
import { helpPages, helpDetail, helpTree } from '../../../contract/content/help';
import { addressOfHelp, readHelpAddress } from '../../../domain/content/help-search';
import { routePath } from '../../../domain/routes';
import { type Day, dayAt, daysAfter, momentOf } from '../../../domain/values/days';
import type { Clock } from '../../base/clock';
import type { Database, Queries } from '../../base/database/database';
import { notFoundFault } from '../../base/http/refusal';
import type { Route } from '../../base/http/route';
import { serve } from '../../base/http/serve';
import { type PageHead, breadcrumbList, siteTitle } from '../../base/site/page-head';
import { ARTICLES } from './articles';
import { GUIDES } from './guides';
import { newsFeed } from './feed';
import { HELP_PAGES } from './help-pages';
import { helpVoteRoutes } from './help-votes';
import { cmsRoutes } from './routes';
import { addressOfNews, newsHead } from './news-head';
import { SLIDES } from './slides';
import { spellSyllables } from './spelled';
import { type CmsStore, createCmsStore } from './store';
import { createHash } from 'node:crypto';
import { byCode, type HelpText, findPageByCode } from '../../../domain/content/help';

type Row = { code: string; body: HelpText; version: number; changedAt: Date };

const helpStore = ({ query }: Queries) => {
  async function pages(): Promise<Row[]> {
    const rows = await query<Row>(
      `select key as code, body, version, changed_at as "changedAt" from documents
        where kind = 'help' and state = 'PUBLISHED'`,
    );
    return rows.toSorted((one, other) => byCode(one.code, other.code));
  }

  return {
    /** All pages, and a revision that changes with any. */
    async all() {
      const rows = await pages();
      const standing = JSON.stringify(rows.map(({ code, version }) => [code, version]));
      return {
        revision: createHash('sha256').update(standing).digest('base64url').slice(0, 16),
        pages: rows.map(({ code, body, version }) => ({ code, ...body, version })),
      };
    },

    async page(code: string) {
      const row = findPageByCode(await pages(), code);
      return row && { code: row.code, ...row.body, version: row.version, changedAt: row.changedAt.toISOString() };
    },
  };
};

type HelpStore = ReturnType<typeof helpStore>;

async function allHelp(store: HelpStore) {
  const { revision, pages } = await store.all();
  return {
    revision,
    pages: pages.map((page) => ({
      ...page,
      typed: [page.title, ...page.sections.map(({ title }) => title)].flatMap(spellSyllables),
    })),
  };
}

const helpRoutes = (store: HelpStore): Route[] => [
  serve(helpTree, async () => {
    const { revision, pages } = await store.all();
    return { revision, pages: pages.map(({ code, group, title }) => ({ code, group, title })) };
  }),
  serve(helpDetail, async ({ code = '' }) => (await store.page(code)) ?? Promise.reject(notFoundFault())),
  serve(helpPages, () => allHelp(store)),
];

/** Head data of help pages by code. Searches and unknown pages are not indexed. */
const helpHead =
  (store: HelpStore, origin = '') =>
  async ({ search }: { search: string }): Promise<PageHead | null> => {
    const { code, text } = readHelpAddress(search);
    const page = text === '' ? await store.page(code) : undefined;
    if (!page) return { isHidden: true };
    const { title, intro, sections } = page;
    const address = code === '' ? routePath('helpCenter') : addressOfHelp(page.code);
    return {
      ...(code !== '' && { title: siteTitle(title), description: intro }),
      canonical: `${origin}${address}`,
      data: [
        {
          '@type': 'FAQPage',
          name: title,
          mainEntity: sections.map((one) => ({
            '@type': 'Question',
            name: one.title,
            acceptedAnswer: { '@type': 'Answer', text: one.text },
          })),
        },
        breadcrumbList(origin, [
          ['帮助中心', routePath('helpCenter')],
          [title, address],
        ]),
      ],
    };
  };

const PUBLISHED_AT = 9;

type CmsDeps = { database: Database; clock: Clock; siteOrigin: string | undefined };

/** Publishes only into an empty kind: afterwards its content belongs to the editors. */
async function publishFirst(store: CmsStore, today: Day): Promise<void> {
  const morning = (daysAgo: number) => new Date(momentOf(daysAfter(today, -daysAgo), PUBLISHED_AT));
  if (await store.isEmpty('news'))
    for (const { daysAgo, newsId, ...article } of [...ARTICLES, ...GUIDES])
      await store.bring('news', String(newsId), article, morning(daysAgo));
  if (await store.isEmpty('help'))
    for (const [code, page] of HELP_PAGES) await store.bring('help', code, page, morning(1));
}

/** News, help and slides. A fresh installation starts with samples, dated back from today. */
export async function createCms({ database, clock, siteOrigin }: CmsDeps) {
  const store = createCmsStore(database);
  await database.tx((inside) => publishFirst(createCmsStore(inside), dayAt(clock.now())));
  for (const [position, slide] of SLIDES.entries()) await store.show(slide, 'home', position);
  const help = helpStore(database);
  return {
    routes: [
      ...cmsRoutes(store),
      ...helpRoutes(help),
      ...helpVoteRoutes({ database, clock }),
      newsFeed(store, siteOrigin),
    ],
    known: {
      hasArticle: (newsId: string) => store.has(newsId),
      /** True if the query is a known help page, a search, or empty. */
      hasHelp: async (search: string): Promise<boolean> => {
        const { code, text } = readHelpAddress(search);
        return code === '' || text !== '' || (await help.page(code)) !== undefined;
      },
    },
    firstNews: async (search: string): Promise<HandedOver | null> => {
      if (search !== '') return null;
      const [newest, mostRead] = await Promise.all([NEWEST_NEWS, MOST_READ_NEWS].map((asked) => store.page(asked)));
      return { [askedAs(newsPage, NEWEST_NEWS)]: newest, [askedAs(newsPage, MOST_READ_NEWS)]: mostRead };
    },
    firstHelp: async (): Promise<HandedOver> => ({ [askedAs(helpPages, {})]: await allHelp(help) }),
    heads: { helpCenter: helpHead(help, siteOrigin), newsDetail: newsHead(store, siteOrigin) },
    addresses: async (): Promise<string[]> => {
      const [{ pages }, numbers] = await Promise.all([help.all(), store.numbers()]);
      return [...pages.map(({ code }) => addressOfHelp(code)), ...numbers.map(addressOfNews)];
    },
  };
}
