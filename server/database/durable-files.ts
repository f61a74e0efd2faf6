import fs from 'node:fs';

import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Stream = { nfd?: number | null; node: unknown };
type NodeFiles = { stream_ops: Record<string, unknown>; realPath(node: unknown): string };

/**
 * PGlite's folder file system has no fsync, and PGlite starts PostgreSQL with fsync off: a commit would be
 * acknowledged while it is only in memory. This adds the missing operation. It leans on the inside of one
 * exact version; a test counts the syncs, so an update which breaks it turns red.
 */
export class DurableFiles extends NodeFS {
  syncs = 0;

  override async init(...[database, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const mounted = await super.init(database, options);
    const addSync: NonNullable<typeof options.preRun>[number] = (module) => {
      const files = module.NODEFS as unknown as NodeFiles;
      files.stream_ops = { ...files.stream_ops, fsync: (stream: Stream) => this.#sync(files, stream) };
    };
    return {
      emscriptenOpts: { ...mounted.emscriptenOpts, preRun: [...(mounted.emscriptenOpts.preRun ?? []), addSync] },
    };
  }

  #sync(files: NodeFiles, stream: Stream): number {
    this.syncs += 1;
    if (stream.nfd != null) fs.fdatasyncSync(stream.nfd);
    else syncFolder(files.realPath(stream.node));
    return 0;
  }
}

/** Makes new and renamed entries of a folder last. Windows cannot sync folders and does not need it. */
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
];
