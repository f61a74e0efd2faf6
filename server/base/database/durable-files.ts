import fs from 'node:fs';

import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Stream = { nfd?: number | null; node: unknown };
type Write = (...asked: unknown[]) => number;
type NodeFiles = { stream_ops: Record<string, unknown> & { write: Write }; realPath(node: unknown): string };

/** ENOSPC and EDQUOT as numbered by PGlite's C library. */
const NO_ROOM = new Set<unknown>([51, 19]);
const isNoRoom = (error: unknown) =>
  typeof error === 'object' && error !== null && 'errno' in error && NO_ROOM.has(error.errno);

/**
 * PGlite's folder file system has no fsync and PGlite starts PostgreSQL with fsync off, so commits would be
 * acknowledged from memory. Adds the missing operation. Relies on internals of one exact version; a test counts the
 * syncs and fails if an update breaks it.
 */
export class DurableFiles extends NodeFS {
  syncs = 0;
  readonly #makeRoom: () => boolean;

  /** `makeRoom` frees the ballast; true if there was any. */
  constructor(folder: string, makeRoom: () => boolean = () => false) {
    super(folder);
    this.#makeRoom = makeRoom;
  }

  override async init(...[database, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const mounted = await super.init(database, options);
    const addSync: NonNullable<typeof options.preRun>[number] = (module) => {
      const files = module.NODEFS as unknown as NodeFiles;
      const { write } = files.stream_ops;
      files.stream_ops = {
        ...files.stream_ops,
        write: (...asked) => this.#write(write, asked),
        fsync: (stream: Stream) => this.#sync(files, stream),
      };
    };
    return {
      emscriptenOpts: { ...mounted.emscriptenOpts, preRun: [...(mounted.emscriptenOpts.preRun ?? []), addSync] },
    };
  }

  #write(write: Write, asked: unknown[]): number {
    try {
      return write(...asked);
    } catch (error) {
      if (!isNoRoom(error) || !this.#makeRoom()) throw error;
      return write(...asked);
    }
  }

  #sync(files: NodeFiles, stream: Stream): number {
    this.syncs += 1;
    if (stream.nfd != null) fs.fdatasyncSync(stream.nfd);
    else syncFolder(files.realPath(stream.node));
    return 0;
  }
}

/** Makes new and renamed folder entries durable. Windows cannot sync folders and does not need it. */
export function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(folder);
  } finally {
    fs.closeSync(folder);
  }
}

/** `fdatasync` does nothing in PGlite's C library, so the log is flushed with plain `fsync`. */
export const DURABLE_START = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'fsync=on',
  '-c',
  'wal_sync_method=fsync',
  '-c',
  'max_wal_size=64MB',
  '-c',
  'min_wal_size=32MB',
];
