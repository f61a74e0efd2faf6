import type { NewsOrder, Slide } from '../../contract/cms';
import type { NewsType } from '../../domain/content/news';
import { counted } from '../database/counted';
import type { Queries } from '../database/database';
import { forgoneWhenFull } from '../database/unavailable';

export type Article = {
  newsId: number;
  type: NewsType;
  title: string;
  summary: string;
  source: string;
  paragraphs: string[];
  publishedAt: Date;
};

type Asked = { type?: NewsType | undefined; current: number; size: number; order?: NewsOrder | undefined };

type Neighbour = { newsId: string; title: string } | null;

/** Drafts, and what was taken back, are told to nobody. */
const TOLD = `state = 'PUBLISHED'`;

/** What nobody has read is not among the most read. */
const CHOSEN = `${TOLD} and ($1::text is null or type = $1) and (not $2::boolean or views > 0)`;

const ITEM = 'news_id::text as "newsId", type, title, summary, published_at as "publishedAt"';

type ItemRow = Pick<Article, 'type' | 'title' | 'summary' | 'publishedAt'> & { newsId: string };
type DetailRow = ItemRow & Pick<Article, 'source' | 'paragraphs'>;

const dated = <TRow extends { publishedAt: Date }>(row: TRow) => ({
  ...row,
  publishedAt: row.publishedAt.toISOString(),
});

export const createCmsStore = ({ query }: Queries) => ({
  isEmpty: async (): Promise<boolean> => (await query('select 1 from news limit 1')).length === 0,

  /** Two gateways may begin at once. */
  async publish({ newsId, type, title, summary, source, paragraphs, publishedAt }: Article): Promise<void> {
    await query(
      `insert into news (news_id, type, title, summary, source, paragraphs, published_at)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (news_id) do nothing`,
      [newsId, type, title, summary, source, JSON.stringify(paragraphs), publishedAt],
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

  async page({ type, current, size, order }: Asked) {
    const chosen = [type ?? null, order === 'most read'];
    const total = await counted({ query }, `select count(*) as count from news where ${CHOSEN}`, chosen);
    const rows = await query<ItemRow>(
      `select ${ITEM} from news where ${CHOSEN}
       order by case when $2::boolean then views end desc, published_at desc, news_id desc limit $3 offset $4`,
      [...chosen, size, (current - 1) * size],
    );
    return { records: rows.map(dated), total, current, size };
  },

  async has(newsId: string): Promise<boolean> {
    return (await query(`select 1 from news where news_id = $1 and ${TOLD}`, [newsId])).length > 0;
  },

  async detail(newsId: string) {
    await query(`update news set views = views + 1 where news_id = $1 and ${TOLD}`, [newsId]).catch(forgoneWhenFull);
    const [row] = await query<DetailRow>(
      `select ${ITEM}, source, paragraphs from news where news_id = $1 and ${TOLD}`,
      [newsId],
    );
    if (!row) return undefined;
    const beside = async (than: '<' | '>', order: 'asc' | 'desc'): Promise<Neighbour> => {
      const [found] = await query<{ newsId: string; title: string }>(
        `select news_id::text as "newsId", title from news where ${TOLD} and (published_at, news_id) ${than} ($1, $2)
         order by published_at ${order}, news_id ${order} limit 1`,
        [row.publishedAt, newsId],
      );
      return found ?? null;
    };
    return { ...dated(row), older: await beside('<', 'desc'), newer: await beside('>', 'asc') };
  },
});

export type CmsStore = ReturnType<typeof createCmsStore>;
