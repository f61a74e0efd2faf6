import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export function projectRoot(from = fileURLToPath(import.meta.url)): string {
  const folder = dirname(from);
  if (folder === from) return process.cwd();
  return existsSync(join(folder, 'package.json')) ? folder : projectRoot(folder);
}
