import { randomBytes } from 'node:crypto';

import type { HonoRequest } from 'hono';

import type { ReplyOf } from '../../../contract/wire/endpoint';
import { CODES } from '../../../contract/wire/envelope';
import type { uploadFile } from '../../../contract/papers/files';
import type { Clock } from '../../base/clock';
import type { Database, Queries } from '../../base/database/database';
import { notFoundFault, Refusal } from '../../base/http/refusal';
import { verified } from './download';
import { notScanned, orUploadRefusal } from './faults';
import type { Scan } from './incoming/scan';
import { withoutMetadata } from './metadata';
import { isSmallPicture } from './picture';
import { openSpool, type Spooled, sweepSpools } from './incoming/spool';
import { uploadTurns } from './incoming/turns';
import { clearLeavings, leftFiles } from './leavings';
import { FILE_MESSAGES as messages } from './messages';
import type { ObjectStore } from './objects/objects';
import { fileStore, type NewFile, type StoredFile } from './store';
import { sweepFiles } from './sweep';
import { type Upload, withUpload } from './upload';

/** Storage bound per person. */
const MOST = { files: 300, bytes: 600 * 1024 * 1024 };

const SCAN = 'application/pdf';

export type Picture = Omit<NewFile, 'userId' | 'docType'>;
export type WritePicture = (inside: Queries, picture: Picture) => Promise<void>;

type FileDeps = {
  database: Database;
  clock: Clock;
  objects: ObjectStore;
  /** Undefined without a configured scanner. */
  scan?: Scan | undefined;
  most?: typeof MOST;
};

async function checkSmallPicture({ small }: Pick<Upload, 'small'>): Promise<string | null> {
  if (small === '') return null;
  if (!(await isSmallPicture(small))) throw new Refusal(CODES.fileRefused, messages.noSmall);
  return withoutMetadata('image/jpeg', Buffer.from(small, 'base64')).toString('base64');
}

/**
 * Contents go to the object store, all else to the database. A paper is acknowledged once its object is durable and its
 * row committed; in between it is a leaving that the sweep removes.
 */
export function fileService({ database, clock, objects, scan, most = MOST }: FileDeps) {
  const { inTurn, load } = uploadTurns();
  const now = () => new Date(clock.now());

  async function refuseBeyondMost(queries: Queries, userId: string, bytes: number): Promise<void> {
    const held = await fileStore(queries).heldBy(userId);
    const isFull = held.count >= most.files || held.bytes + bytes > most.bytes;
    if (isFull) throw new Refusal(CODES.fileRefused, messages.full);
  }

  /** Stores a file's bytes; `write` adds its row in the same transaction. */
  async function lay(file: Spooled, write: (inside: Queries, fileId: string) => Promise<void>): Promise<string> {
    if (scan && !(await scan(file.path).catch(() => Promise.reject(notScanned())))) {
      throw new Refusal(CODES.fileRefused, messages.infected);
    }
    const fileId = randomBytes(18).toString('base64url');
    await leftFiles(database).note(fileId, now());
    await orUploadRefusal(objects.put(fileId, file));
    await database.tx(async (inside) => {
      await write(inside, fileId);
      if (!(await leftFiles(inside).claim(fileId)))
        await orUploadRefusal(Promise.reject(new Error('swept before it was kept')));
    });
    return fileId;
  }

  /** An upload with a thumbnail must be a photograph. */
  async function keep(userId: string, upload: Upload): Promise<ReplyOf<typeof uploadFile>> {
    const { file, docType, name, mediaType } = upload;
    if (mediaType === undefined) throw new Refusal(CODES.fileRefused, messages.wrongKind);
    const small = await checkSmallPicture(upload);
    if (small !== null && !mediaType.startsWith('image/')) throw new Refusal(CODES.fileRefused, messages.noPicture);
    const { bytes, sha256 } = file;
    const facts = { docType, name, mediaType, small };
    const fileId = await lay(file, async (inside, id) => {
      const store = fileStore(inside);
      await store.wait(userId);
      await refuseBeyondMost(inside, userId, bytes);
      await store.insert({ ...facts, fileId: id, userId, bytes, sha256, now: now() });
    });
    return { fileId, name, bytes };
  }

  const piecesOf = async (fileId: string, { sha256 }: Pick<StoredFile, 'sha256'>) =>
    verified(await orUploadRefusal(objects.get(fileId)), sha256);

  return {
    /** A page the gateway writes itself; `link` joins it to its order in the same transaction. */
    async make(
      userId: string,
      { bytes, ...facts }: { docType: string; name: string; bytes: Buffer },
      link: (inside: Queries, fileId: string) => Promise<void>,
    ): Promise<void> {
      const spool = await openSpool(objects.incoming);
      await spool.write(bytes);
      const file = await spool.finish();
      await lay(file, async (inside, fileId) => {
        const { bytes: size, sha256 } = file;
        const row = { ...facts, fileId, userId, mediaType: SCAN, bytes: size, sha256, small: null, now: now() };
        await fileStore(inside).insert(row);
        await link(inside, fileId);
      });
    },
    /** Refuses a full account before reading the body. */
    receive: (userId: string, request: HonoRequest) =>
      inTurn(userId, async () => {
        await refuseBeyondMost(database, userId, 0);
        return withUpload(request, objects.incoming, (upload) => keep(userId, upload));
      }),
    receivePicture: (turn: string, request: HonoRequest, write: WritePicture, { mayBeScan = false } = {}) =>
      inTurn(turn, () =>
        withUpload(request, objects.incoming, async (upload) => {
          const { file, name, mediaType } = upload;
          const isScan = mayBeScan && mediaType === SCAN;
          if (mediaType === undefined || !(isScan || mediaType.startsWith('image/')))
            throw new Refusal(CODES.fileRefused, mayBeScan ? messages.noScan : messages.noPicture);
          const small = await checkSmallPicture(upload);
          const { bytes, sha256 } = file;
          const picture = { name, mediaType, bytes, sha256, small, now: now() };
          await lay(file, (inside, fileId) => write(inside, { ...picture, fileId }));
        }),
      ),
    /** Notes the object for removal inside the transaction that deletes its row. */
    leave: (queries: Queries, fileId: string) => leftFiles(queries).note(fileId, now()),
    async read(userId: string, fileId: string): Promise<StoredFile & { pieces: AsyncIterable<Uint8Array> }> {
      const file = await fileStore(database).find(userId, fileId);
      if (!file) throw notFoundFault();
      return { ...file, pieces: await piecesOf(fileId, file) };
    },
    /** Contents without an ownership check: the caller has checked access by other rules. */
    piecesOf,
    load,
    async sweep(): Promise<void> {
      await sweepFiles(database, clock.now());
      await clearLeavings(database, objects, clock.now());
      await sweepSpools(objects.incoming);
    },
    areOf: (queries: Queries, userId: string, fileIds: readonly string[]) => fileStore(queries).areOf(userId, fileIds),
  };
}

export type FileService = ReturnType<typeof fileService>;
