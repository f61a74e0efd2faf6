import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** What a backup says of itself. Rows lie as JSON, one a line, as PostgreSQL writes and reads them; files as they are. */
export type Manifest = {
  format: 1;
  madeAt: string;
  /** The migrations the rows are in the shape of. */
  migrations: number[];
  tables: Record<string, { rows: number; sha256: string }>;
  files: number;
};

export const MANIFEST = 'manifest.json';

/** A reason for people: one sentence. */
export class BackupFault extends Error {}

export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  return hash.digest('hex');
}
