// @ts-check
import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEPT_MS = 7 * 24 * 3_600_000;

/** @typedef {Record<string, number>} Retired the moment each chunk was last part of the site */

/** @param {string} folder */
const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

/** @param {string} file @returns {Retired} */
const readRetired = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/**
 * A tab opened before a deploy still asks for the chunks it was built with: those of the last seven days stay.
 * @param {string} site the folder being replaced @param {string} next the folder that replaces it
 * @param {string} record where the moments are written down @param {number} now
 */
export function keepPreviousChunks(site, next, record, now) {
  const known = readRetired(record);
  const current = new Set(namesIn(join(next, 'assets')));
  const retired = namesIn(join(site, 'assets'))
    .filter((name) => !current.has(name))
    .map((name) => /** @type {const} */ ([name, known[name] ?? now]))
    .filter(([, since]) => now - since < KEPT_MS);
  for (const [name] of retired) cpSync(join(site, 'assets', name), join(next, 'assets', name));
  writeFileSync(record, JSON.stringify(Object.fromEntries(retired)));
}
