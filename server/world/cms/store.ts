import type { NewsOrder, Slide } from '../../../contract/content/cms';
import type { ArticleText } from '../../../domain/content/article';
import type { DocumentKind, DocumentTexts } from '../../../domain/content/document';
import type { NewsType } from '../../../domain/content/news';
import { queryCount } from '../../base/database/counted';
import type { Queries } from '../../base/database/database';
import { forgoneWhenFull } from '../../base/database/unavailable';

type NewsQuery = { type?: NewsType | undefined; current: number; size: number; order?: NewsOrder | undefined };

type Neighbour = { newsId: string; title: string } | null;

/** Drafts and withdrawn articles are hidden. */
const TOLD = `kind = 'news' and state = 'PUBLISHED'`;

/** Unread articles are not among the most read. */
const CHOSEN = `${TOLD} and ($1::text is null or body->>'type' = $1) and (not $2::boolean or views > 0)`;

const ITEM = `key as "newsId", body->>'type' as type, body->>'title' as title, body->>'summary' as summary,
  published_at as "publishedAt"`;

type ItemRow = Pick<ArticleText, 'type' | 'title' | 'summary'> & { newsId: string; publishedAt: Date };
type DetailRow = ItemRow & Pick<ArticleText, 'source' | 'paragraphs'>;

/** For equal times, the greater number is newer. */
const NUMBER = ['length(key)', 'key'] as const;
const newest = (order: 'asc' | 'desc') => ['published_at', ...NUMBER].map((column) => `${column} ${order}`).join(', ');

const dated = <TRow extends { publishedAt: Date }>(row: TRow) => ({
  ...row,
  publishedAt: row.publishedAt.toISOString(),
});

export const createCmsStore = ({ query }: Queries) => ({
  isEmpty: async (kind: DocumentKind): Promise<boolean> =>
    (await query('select 1 from documents where kind = $1 limit 1', [kind])).length === 0,

  /** Safe when two gateways start at once. */
  async bring<TKind extends DocumentKind>(
    kind: TKind,
    key: string,
    body: DocumentTexts[TKind],
    at: Date,
  ): Promise<void> {
    await query(
      `insert into documents (kind, key, state, body, published_at, changed_at)
       values ($1, $2, 'PUBLISHED', $3, $4, $4) on conflict (kind, key) do nothing`,
      [kind, key, JSON.stringify(body), at],
    );
  },

  async show(slide: Slide, place: string, position: number): Promise<void> {
    await query(
      'insert into slides (slide_id, place, position, body) values ($1, $2, $3, $4) on conflict (slide_id) do nothing',
      [slide.slideId, place, position, JSON.stringify(slide)],
    );
  },

  async slides(place: string): Promise<Slide[]> {
    const rows = await query<{ body: Slide }>('select body from slides where place = $1 order by position, slide_id', [
      place,
    ]);
    return rows.map(({ body }) => body);
  },

  async page({ type, current, size, order }: NewsQuery) {
    const chosen = [type ?? null, order === 'most read'];
    const total = await queryCount({ query }, `select count(*) as count from documents where ${CHOSEN}`, chosen);
    const rows = await query<ItemRow>(
      `select ${ITEM} from documents where ${CHOSEN}
       order by case when $2::boolean then views end desc, ${newest('desc')} limit $3 offset $4`,
      [...chosen, size, (current - 1) * size],
    );
    return { records: rows.map(dated), total, current, size };
  },

  /** Article without its text; does not count as reading. */
  async told(newsId: string) {
    const [row] = await query<ItemRow & Pick<ArticleText, 'source'>>(
      `select ${ITEM}, body->>'source' as source from documents where key = $1 and ${TOLD}`,
      [newsId],
    );
    return row && dated(row);
  },

  async numbers(): Promise<string[]> {
    const rows = await query<{ key: string }>(`select key from documents where ${TOLD} order by ${newest('desc')}`);
    return rows.map(({ key }) => key);
  },

  async has(newsId: string): Promise<boolean> {
    return (await query(`select 1 from documents where key = $1 and ${TOLD}`, [newsId])).length > 0;
  },

  async detail(newsId: string) {
    await query(`update documents set views = views + 1 where key = $1 and ${TOLD}`, [newsId]).catch(forgoneWhenFull);
    const [row] = await query<DetailRow>(
      `select ${ITEM}, body->>'source' as source, body->'paragraphs' as paragraphs from documents where key = $1 and ${TOLD}`,
      [newsId],
    );
    if (!row) return undefined;
    const beside = async (than: '<' | '>', order: 'asc' | 'desc'): Promise<Neighbour> => {
      const [found] = await query<{ newsId: string; title: string }>(
        `select key as "newsId", body->>'title' as title from documents where ${TOLD} and (published_at, ${NUMBER.join(', ')}) ${than} ($1, length($2), $2)
         order by ${newest(order)} limit 1`,
        [row.publishedAt, newsId],
      );
      return found ?? null;
    };
    return { ...dated(row), older: await beside('<', 'desc'), newer: await beside('>', 'asc') };
  },
});

export type CmsStore = ReturnType<typeof createCmsStore>;
