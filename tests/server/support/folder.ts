import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export function folderOf(files: Record<string, string> = {}) {
  const path = mkdtempSync(join(tmpdir(), 'chemlane-test-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(path, name)), { recursive: true });
    writeFileSync(join(path, name), content);
  }
  return { path, at: (name: string) => join(path, name), remove: () => rmSync(path, { recursive: true, force: true }) };
}
