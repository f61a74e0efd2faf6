import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { folderObjects } from '../../../server/people/files/objects/folder-objects';
import type { OpenFiles } from '../../../server/people/files/open-files';

const folders: string[] = [];
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Temporary folder per caller, removed at process exit. */
export function scratchFiles(): OpenFiles & { folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'chemlane-files-'));
  folders.push(folder);
  return { objects: folderObjects(folder), scan: undefined, folder };
}
