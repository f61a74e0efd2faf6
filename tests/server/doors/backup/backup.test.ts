import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { LONG } from '../../../support/long';
import { backUp } from '../../../../server/doors/backup/backup';
import { hashFile, MANIFEST, type Manifest } from '../../../../server/doors/backup/manifest';
import { restore } from '../../../../server/doors/backup/restore';
import { compareTables, proveBackup } from '../../../../server/doors/backup/prove';
import { tableNames } from '../../../../server/doors/backup/tables';
import { migrations } from '../../../../server/base/database/migrations';
import { claimObjects, openFiles } from '../../../../server/people/files/open-files';
import { bearing, newPerson } from '../../people/identity/support/person';
import { ordered } from '../../orders/orders/support/booking';
import { upload } from '../../people/files/support/upload';
import { emptyDatabase } from '../../support/engine';
import { folderOf } from '../../support/folder';
import { openTestGateway } from '../../support/gateway';
import { scratchFiles } from '../../support/scratch-files';

describe('backup', () => {
  const folder = folderOf();
  const made = folder.at('made');
  const now = new Date('2026-11-21T00:00:00Z');
  let orderNo = '';
  let fileId = '';
  let photoId = '';
  let token = '';

  beforeAll(async () => {
    const files = scratchFiles();
    const gateway = await openTestGateway({ files });
    await claimObjects(gateway.database, files.objects);
    ({ token } = await newPerson(gateway));
    ({ orderNo } = await ordered(gateway, token));
    ({ fileId } = (await upload(gateway, token, { name: 'a.pdf' })).data);
    ({ fileId: photoId } = (await upload(gateway, token, { name: 'b.pdf' })).data);
    await gateway.database.query(
      `insert into site_photos (photo_id, order_no, unit, name, media_type, size, sha256, taken_at)
       select file_id, $2, 1, name, media_type, size, sha256, uploaded_at from files where file_id = $1`,
      [photoId, orderNo],
    );
    await gateway.database.query('delete from files where file_id = $1', [photoId]);
    await backUp(gateway.database, files.objects, made, now);
    await gateway.close();
  });
  afterAll(() => folder.remove());

  it('restores identical rows and files elsewhere, and the restored gateway serves the same person', async () => {
    const files = scratchFiles();
    const database = await emptyDatabase();
    await restore(database, files.objects, made, migrations);
    const proofs = await compareTables(database, made, await tableNames(database));
    expect(proofs.filter(({ saved, restored }) => saved.digest !== restored.digest)).toEqual([]);
    const gateway = await openTestGateway({ database, files });
    expect(await gateway.get(`/api-puds/order/${orderNo}`, bearing(token))).toMatchObject({ data: { orderNo } });
    for (const id of [fileId, photoId]) {
      const paper = await gateway.request(`/api-common-oss/file/${id}`, { headers: bearing(token) });
      expect(Buffer.from(await paper.arrayBuffer()).toString()).toBe('%PDF-1.4 a sheet');
    }
    const settings = { store: { kind: 'folder', folder: files.folder }, scanner: undefined } as const;
    await openFiles(settings, { database, clock: gateway.clock, dataDir: folder.path, log: () => undefined });
    await expect(restore(database, files.objects, made, migrations)).rejects.toThrow('not empty');
    await gateway.close();
  });

  it('verification names the table with a changed row', LONG, async () => {
    const at = folder.at('changed');
    cpSync(made, at, { recursive: true });
    const file = join(at, 'tables', 'orders.jsonl.gz');
    const row = JSON.parse(gunzipSync(readFileSync(file)).toString()) as Record<string, unknown>;
    writeFileSync(file, gzipSync(`${JSON.stringify({ ...row, column_of_nobody: 1 })}\n`));
    const manifest = JSON.parse(readFileSync(join(at, MANIFEST), 'utf8')) as Manifest;
    manifest.tables['orders'] = { rows: 1, sha256: await hashFile(file) };
    writeFileSync(join(at, MANIFEST), JSON.stringify(manifest));
    const compared: string[] = [];
    const proof = proveBackup(at, migrations, ({ table }) => compared.push(table));
    await expect(proof).rejects.toThrow('备份恢复后与原数据不一致：orders');
    expect(compared.at(-1)).toBe('orders');
    expect(compared.length).toBeGreaterThan(1);
  });

  it.each([
    ['a younger program made it', () => undefined, 'newer release'],
    ['a table was damaged', (at: string) => writeFileSync(join(at, 'tables', 'orders.jsonl.gz'), 'x'), 'damaged'],
  ])('is refused before any row is written when it is %s', async (_, damage, why) => {
    const database = await emptyDatabase();
    const known = why === 'damaged' ? migrations : migrations.slice(0, -1);
    damage(made);
    await expect(restore(database, scratchFiles().objects, made, known)).rejects.toThrow(why);
    expect(await tableNames(database)).toEqual([]);
    await database.close();
  });

  it('does not overwrite an existing backup', async () => {
    const database = await emptyDatabase();
    await expect(backUp(database, scratchFiles().objects, made, now)).rejects.toThrow('exists');
    await database.close();
  });
});
