import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** Contents of a backup. Rows are JSON lines as PostgreSQL writes and reads them; files are unchanged. */
export type Manifest = {
  format: 1;
  madeAt: string;
  migrations: number[];
  tables: Record<string, { rows: number; sha256: string }>;
  files: number;
};

export const MANIFEST = 'manifest.json';

/** An error for operators, in one sentence. */
export class BackupFault extends Error {}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  return hash.digest('hex');
}
