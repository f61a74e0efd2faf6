import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export const FOLDER = 'docs/flows';
export const isUpdating = process.env['UPDATE_TABLES'] === '1';

export function writePaper(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
