import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export function projectRoot(from = fileURLToPath(import.meta.url)): string {
  const folder = dirname(from);
  if (folder === from) return process.cwd();
  return existsSync(join(folder, 'package.json')) ? folder : projectRoot(folder);
}

export const readProjectText = (path: string): string => readFileSync(join(projectRoot(), path), 'utf8');
