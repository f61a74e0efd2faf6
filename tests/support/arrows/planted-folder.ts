import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { spawn } from 'node:child_process';
import { once } from 'node:events';

import { SCOPES } from '../../../scripts/rooms.mjs';

/** Real settings of every tool, applied to planted folders. */
const SETTINGS = [
  '.gitignore',
  '.oxlintrc.json',
  'biome.json',
  'tsconfig.json',
  ...SCOPES.map((scope) => `${scope}/tsconfig.json`),
];

/** Temporary folder with the repository settings and packages, and planted files. */
export function plantFolder(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  for (const file of SETTINGS) cpSync(file, join(folder, file));
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export async function runTool(folder: string, tool: string, ...args: string[]) {
  const child = spawn(process.execPath, [resolve('node_modules', tool), ...args], { cwd: folder });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}
