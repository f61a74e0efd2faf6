import { expect, it } from 'vitest';

import { migrate } from '../../../../server/base/database/migrate';
import { migrations } from '../../../../server/base/database/migrations';
import { emptyDatabase } from '../../support/engine';

const named = (name: string) => migrations.filter((one) => one.name === name);

const BEFORE = ['accounts', 'protocol consents'].flatMap(named);

it('migration links an earlier consent to the edition of the text it was given to', async () => {
  const database = await emptyDatabase();
  try {
    await migrate(database, BEFORE);
    await database.query(
      `insert into users (id, phone, name, roles, password_hash, user_source, created_at)
         values ('U1', '13800138001', '李', '{}', '', 'echem', now())`,
    );
    for (const version of ['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-26'])
      await database.query(`insert into protocol_consents values ('U1', $1, null, now())`, [version]);
    await migrate(database, [...BEFORE, ...named('editions agreed to')]);
    expect(await database.query('select document_id as text, version from protocol_consents order by version')).toEqual(
      [
        { text: 'shipping-protocol', version: '2026-11-22' },
        { text: 'desk-protocol', version: '2026-11-23' },
        { text: 'storage-protocol', version: '2026-11-24' },
        { text: 'sale-protocol', version: '2026-11-26' },
      ],
    );
  } finally {
    await database.close();
  }
});
