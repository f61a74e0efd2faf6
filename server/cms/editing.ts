import type { ArticleState, ArticleText } from '../../domain/content/article';
import type { Database, Queries } from '../database/database';

type Row = ArticleText & { newsId: string; state: ArticleState; draft: ArticleText | null; publishedAt: Date };

export type ListedArticle = Pick<Row, 'newsId' | 'state' | 'title'> & { hasDraft: boolean };
export type PastArticle = { number: number; act: 'published' | 'takenBack'; at: Date; title: string };

const textOf = ({ type, title, summary, source, paragraphs }: ArticleText): ArticleText => ({
  type,
  title,
  summary,
  source,
  paragraphs,
});

/** Numbers of drafts begin behind those that a fresh installation brings. */
const FIRST_OWN = 1_000;

async function held(inside: Queries, newsId: string): Promise<Row | undefined> {
  const [row] = await inside.query<Row>(
    `select news_id::text as "newsId", type, title, summary, source, paragraphs, state, draft, published_at as "publishedAt"
       from news where news_id = $1 for update`,
    [newsId],
  );
  return row;
}

const remember = (
  inside: Queries,
  newsId: string,
  { act, body, at }: { act: PastArticle['act']; body: ArticleText; at: Date },
) =>
  inside.query(
    `insert into news_history (news_id, number, act, body, at)
     select $1, coalesce(max(number), 0) + 1, $2, $3::jsonb, $4 from news_history where news_id = $1`,
    [newsId, act, JSON.stringify(body), at],
  );

/** What a fresh installation brought is remembered as it is changed for the first time. */
async function rememberFirst(inside: Queries, row: Row): Promise<void> {
  const before = await inside.query('select 1 from news_history where news_id = $1 limit 1', [row.newsId]);
  if (before.length === 0)
    await remember(inside, row.newsId, { act: 'published', body: textOf(row), at: row.publishedAt });
}

/** What editors do with news. A gateway that runs tells it from the next question on. */
export const newsEditing = ({ database, now }: { database: Database; now: () => Date }) => ({
  list: (): Promise<ListedArticle[]> =>
    database.query<ListedArticle>(
      `select news_id::text as "newsId", state, coalesce(draft->>'title', title) as title, draft is not null as "hasDraft"
         from news order by published_at desc, news_id desc`,
    ),

  /** A new article that nobody reads yet; answers its number. */
  write: (article: ArticleText): Promise<string> =>
    database.tx(async (inside) => {
      await inside.query('lock table news in share row exclusive mode');
      const { type, title, summary, source, paragraphs } = article;
      const [row] = await inside.query<{ newsId: string }>(
        `insert into news (news_id, type, title, summary, source, paragraphs, published_at, state, draft)
         select greatest(coalesce(max(news_id), 0) + 1, ${FIRST_OWN}), $1, $2, $3, $4, $5::jsonb, $6, 'DRAFT', $7::jsonb
           from news returning news_id::text as "newsId"`,
        [type, title, summary, source, JSON.stringify(paragraphs), now(), JSON.stringify(textOf(article))],
      );
      if (!row) throw new Error('nothing was written');
      return row.newsId;
    }),

  /** The next version of one; what is published stays until that is. False where there is no such article. */
  rewrite: (newsId: string, article: ArticleText): Promise<boolean> =>
    database.tx(async (inside) => {
      if (!(await held(inside, newsId))) return false;
      await inside.query('update news set draft = $2::jsonb where news_id = $1', [
        newsId,
        JSON.stringify(textOf(article)),
      ]);
      return true;
    }),

  /** What would be read once it is published. */
  preview: (newsId: string): Promise<ArticleText | null> =>
    database.tx(async (inside) => {
      const row = await held(inside, newsId);
      return row ? (row.draft ?? textOf(row)) : null;
    }),

  /** The draft, or what was taken back, is read by everybody. An article keeps the day on which it was first published. */
  publish: (newsId: string): Promise<'published' | 'unchanged' | 'unknown'> =>
    database.tx(async (inside) => {
      const row = await held(inside, newsId);
      if (!row) return 'unknown';
      if (row.state === 'PUBLISHED' && row.draft === null) return 'unchanged';
      const at = now();
      if (row.state === 'PUBLISHED') await rememberFirst(inside, row);
      const { type, title, summary, source, paragraphs } = row.draft ?? row;
      await inside.query(
        `update news set type = $2, title = $3, summary = $4, source = $5, paragraphs = $6::jsonb, published_at = $7,
                state = 'PUBLISHED', draft = null
          where news_id = $1`,
        [
          newsId,
          type,
          title,
          summary,
          source,
          JSON.stringify(paragraphs),
          row.state === 'DRAFT' ? at : row.publishedAt,
        ],
      );
      await remember(inside, newsId, { act: 'published', body: textOf(row.draft ?? row), at });
      return 'published';
    }),

  /** Nobody reads it any more: its address answers as one that never was. */
  takeBack: (newsId: string): Promise<boolean> =>
    database.tx(async (inside) => {
      const row = await held(inside, newsId);
      if (row?.state !== 'PUBLISHED') return false;
      await inside.query(`update news set state = 'TAKEN_BACK' where news_id = $1`, [newsId]);
      await remember(inside, newsId, { act: 'takenBack', body: textOf(row), at: now() });
      return true;
    }),

  history: (newsId: string): Promise<PastArticle[]> =>
    database.query<PastArticle>(
      `select number, act, at, body->>'title' as title from news_history where news_id = $1 order by number`,
      [newsId],
    ),

  /** A version of before becomes the draft. */
  restore: (newsId: string, number: number): Promise<boolean> =>
    database.tx(async (inside) => {
      const restored = await inside.query(
        `update news n set draft = h.body from news_history h
          where n.news_id = $1 and h.news_id = n.news_id and h.number = $2 returning n.news_id`,
        [newsId, number],
      );
      return restored.length > 0;
    }),
});

export type NewsEditing = ReturnType<typeof newsEditing>;
