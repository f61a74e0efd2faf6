import { expect, it } from 'vitest';

import { migrate } from '../../../../server/base/database/migrate';
import { migrations } from '../../../../server/base/database/migrations';
import { emptyDatabase } from '../../support/engine';

const named = (name: string) => migrations.filter((one) => one.name === name);

it('migration expands the city codes of truck orders, and marks the open ones for a new closure check', async () => {
  const database = await emptyDatabase();
  try {
    await database.query('create table orders (order_no text, mode text, state text, passes text[], hit_by text)');
    await database.query(
      `insert into orders values
         ('T1', 'TRUCK', 'BOOKED', '{place:3205,place:4101,lane:3205>4101,carrier:JCWL,carrier:*}', null),
         ('T2', 'TRUCK', 'FINISHED', '{place:3101}', 'CL-1'),
         ('S1', 'FCL', 'BOOKED', '{place:CNSHA,lane:CNSHA>SGSIN}', null)`,
    );
    await migrate(database, named('cities that trucks pass'));
    expect(await database.query('select order_no as no, passes, hit_by as hit from orders order by 1')).toEqual([
      { no: 'S1', passes: ['place:CNSHA', 'lane:CNSHA>SGSIN'], hit: null },
      {
        no: 'T1',
        passes: ['place:320500', 'place:410100', 'lane:320500>410100', 'carrier:JCWL', 'carrier:*'],
        hit: '?',
      },
      { no: 'T2', passes: ['place:310100'], hit: 'CL-1' },
    ]);
  } finally {
    await database.close();
  }
});
