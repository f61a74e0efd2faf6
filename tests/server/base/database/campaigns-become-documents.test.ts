import { expect, it } from 'vitest';

import { migrate } from '../../../../server/base/database/migrate';
import { migrations } from '../../../../server/base/database/migrations';
import { emptyDatabase } from '../../support/engine';

const BLOCKS = [
  { type: 'priceList', mode: 'TANK', lanes: [['CNSHA', 'NLRTM']], goods: '甲苯', unNo: '1294', tons: 18, note: '现价' },
  {
    type: 'form',
    formId: 'OPENDAY',
    slots: [
      { slotId: 'D1-09', startsAt: '2026-11-23T01:30:00.000Z' },
      { slotId: 'D1-14', startsAt: '2026-11-23T06:00:00.000Z' },
    ],
    perSlot: 12,
  },
];

it('migration 222 keeps the state of withdrawn and finished campaigns, and the bookings of slots', async () => {
  const database = await emptyDatabase();
  await migrate(
    database,
    migrations.filter(({ version }) => version < 222),
  );
  await database.query(
    `insert into campaigns (act_id, slug, title, starts_at, ends_at, blocks, state) values
       ('102', 'open-day', '开放日', '2026-11-23T09:00:00+08', '2026-11-30T17:00:00+08', $1, 'PUBLISHED'),
       ('103', 'solvents', '溶剂专场', '2026-11-01T10:00:00+08', '2026-11-19T20:00:00+08', '[]', 'TAKEN_BACK')`,
    [JSON.stringify(BLOCKS)],
  );
  await database.query(
    `insert into act_bookings (act_id, phone, key_digest, slot_id, starts_at, company, name, question, booked_at)
     values ('102', '13800000001', '\\x01', 'D1-14', '2026-11-23T06:00:00Z', '庚辛涂料', '周工', '', now())`,
  );
  await migrate(database, migrations);
  const rows = await database.query(`select key, state, body from documents where kind = 'campaign' order by key`);
  expect(rows).toEqual([
    {
      key: '102',
      state: 'PUBLISHED',
      body: {
        title: '开放日',
        slug: 'open-day',
        startsAt: '2026-11-23T01:00:00.000Z',
        endsAt: '2026-11-30T09:00:00.000Z',
        blocks: [
          { type: 'priceList', lanes: [['CNSHA', 'NLRTM']], goods: '甲苯', unNo: '1294', tons: 18, note: '现价' },
          { type: 'form', slots: ['2026-11-23T01:30:00.000Z', '2026-11-23T06:00:00.000Z'], perSlot: 12 },
        ],
      },
    },
    {
      key: '103',
      state: 'TAKEN_BACK',
      body: {
        title: '溶剂专场',
        slug: 'solvents',
        startsAt: '2026-11-01T02:00:00.000Z',
        endsAt: '2026-11-19T12:00:00.000Z',
        blocks: [],
      },
    },
  ]);
  expect(await database.query('select slot_id from act_bookings')).toEqual([{ slot_id: '202611231400' }]);
  await database.close();
});
