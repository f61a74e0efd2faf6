import { expect, it } from 'vitest';

import { migrate } from '../../../../server/base/database/migrate';
import { migrations } from '../../../../server/base/database/migrations';
import { emptyDatabase } from '../../support/engine';

const BEFORE = migrations.filter(({ name }) => ['staff', 'cms', 'news views', 'news drafts'].includes(name));
const NOW = migrations.filter(({ name }) => name === 'documents');

it('migration turns published, drafted and withdrawn news with their history into documents', async () => {
  const database = await emptyDatabase();
  try {
    await migrate(database, BEFORE);
    await database.query(
      `insert into news (news_id, type, title, summary, source, paragraphs, published_at, views, state, draft) values
         (3, 'port', '甲篇', '甲要', '甲部', '["一段"]', '2026-03-01T01:00:00Z', 7, 'PUBLISHED', '{"title":"甲稿"}'),
         (1000, 'safety', '乙篇', '乙要', '乙部', '["二段"]', '2026-03-02T01:00:00Z', 0, 'DRAFT', '{"title":"乙稿"}'),
         (1001, 'notice', '丙篇', '丙要', '丙部', '["三段"]', '2026-03-03T01:00:00Z', 4, 'TAKEN_BACK', null)`,
    );
    await database.query(
      `insert into news_history (news_id, number, act, body, at) values
         (1001, 1, 'published', '{"title":"丙旧"}', '2026-03-03T01:00:00Z'), (1001, 2, 'takenBack', '{"title":"丙篇"}', '2026-03-04T01:00:00Z')`,
    );
    await migrate(database, [...BEFORE, ...NOW]);
    const rows = await database.query(
      `select key, state, version, body->>'title' as title, body->>'source' as source, body->'paragraphs' as paragraphs,
              draft->>'title' as draft, views from documents where kind = 'news' order by published_at`,
    );
    expect(rows).toEqual([
      {
        key: '3',
        state: 'PUBLISHED',
        version: 0,
        title: '甲篇',
        source: '甲部',
        paragraphs: ['一段'],
        draft: '甲稿',
        views: 7,
      },
      { key: '1000', state: 'DRAFT', version: 0, title: null, source: null, paragraphs: null, draft: '乙稿', views: 0 },
      {
        key: '1001',
        state: 'TAKEN_BACK',
        version: 2,
        title: '丙篇',
        source: '丙部',
        paragraphs: ['三段'],
        draft: null,
        views: 4,
      },
    ]);
    expect(await database.query('select key, number, act from document_versions order by number')).toEqual([
      { key: '1001', number: 1, act: 'published' },
      { key: '1001', number: 2, act: 'takenBack' },
    ]);
  } finally {
    await database.close();
  }
});
