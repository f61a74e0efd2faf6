// @ts-check
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What was found before, and nothing where nothing was. @template T @param {string} file @returns {Record<string, T>} */
export function readKept(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/** @param {string} file @param {object} found */
export function keep(file, found) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(found));
}
