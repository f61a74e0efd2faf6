import { createHash } from 'node:crypto';
import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { systemClock } from '../../../../server/base/clock';
import { folderObjects } from '../../../../server/people/files/objects/folder-objects';
import { ObjectMissing, type ObjectStore } from '../../../../server/people/files/objects/objects';
import { s3Objects } from '../../../../server/people/files/objects/s3-objects';
import { folderOf } from '../../support/folder';
import { KEYS, openTinyS3 } from './support/tiny-s3';

const folder = folderOf();
let s3: Awaited<ReturnType<typeof openTinyS3>>;
const stores: Record<string, () => ObjectStore> = {
  'a folder': () => folderObjects(folder.at('objects')),
  'an S3 store': () =>
    s3Objects({ ...KEYS, endpoint: s3.endpoint, bucket: 'papers', prefix: 'chemlane/' }, folder.at('in'), systemClock),
};

beforeAll(async () => void (s3 = await openTinyS3()));
afterAll(async () => {
  await s3.close();
  folder.remove();
});

const CONTENT = Buffer.alloc(700_000, 'papier');

async function put(store: ObjectStore, id: string, content = CONTENT): Promise<void> {
  const path = join(store.incoming, 'coming');
  writeFileSync(path, content);
  await store.put(id, { path, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') });
}

async function got(store: ObjectStore, id: string): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of await store.get(id)) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe.each(Object.keys(stores))('object store: %s', (name) => {
  const open = () => stores[name]?.() ?? folderObjects(folder.at('none'));

  it('returns stored bytes and leaves no temporary file', async () => {
    const store = open();
    await put(store, 'ab-1');
    expect((await got(store, 'ab-1')).equals(CONTENT)).toBe(true);
    expect(readdirSync(store.incoming)).toEqual([]);
  });

  it('overwrites an object under the same id', async () => {
    const store = open();
    await put(store, 'ab-2', Buffer.from('first'));
    await put(store, 'ab-2', Buffer.from('second'));
    expect((await got(store, 'ab-2')).toString()).toBe('second');
  });

  it('reports a missing object, and removes it again without error', async () => {
    const store = open();
    await put(store, 'ab-3');
    await store.remove('ab-3');
    await store.remove('ab-3');
    await expect(store.get('ab-3')).rejects.toBeInstanceOf(ObjectMissing);
  });
});

it('folder store rejects ids that leave its folder', async () => {
  const store = folderObjects(folder.at('walled'));
  for (const id of ['../../etc/passwd', 'a/b', '', '..'])
    await expect(store.get(id)).rejects.toBeInstanceOf(ObjectMissing);
});

it('folder store fails instead of reporting loss when its folder is unmounted', async () => {
  const store = folderObjects(folder.at('unmounted'));
  await put(store, 'cd-1');
  renameSync(folder.at('unmounted'), folder.at('elsewhere'));
  await expect(store.remove('cd-1')).rejects.toMatchObject({ code: 'ENOENT' });
  expect(existsSync(join(folder.at('elsewhere'), 'cd', 'cd-1'))).toBe(true);
});

it('S3 store rejects on 503 and unexpected answers', async () => {
  const store = stores['an S3 store']?.() ?? folderObjects(folder.at('none'));
  s3.world.isAway = true;
  await expect(put(store, 'ab-9')).rejects.toThrow('503');
  await expect(store.get('ab-9')).rejects.toThrow('503');
  s3.world.isAway = false;
  const strange = s3Objects(
    { ...KEYS, secretKey: 'other', endpoint: s3.endpoint, bucket: 'papers', prefix: '' },
    folder.at('in'),
    systemClock,
  );
  await expect(put(strange, 'ab-9')).rejects.toThrow('403');
});

it('S3 store reuses its connection after any answer', async () => {
  const store = stores['an S3 store']?.() ?? folderObjects(folder.at('none'));
  await put(store, 'ef-1');
  const before = s3.world.lines;
  for (let turn = 0; turn < 6; turn += 1) {
    await expect(store.get('ef-0')).rejects.toBeInstanceOf(ObjectMissing);
    await store.remove('ef-0');
    await put(store, 'ef-1');
  }
  expect(s3.world.lines - before).toBeLessThan(3);
});
