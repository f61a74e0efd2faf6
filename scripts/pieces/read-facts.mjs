// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { filesOf } from '../suite/named.mjs';
import { CRAWL_REPORT, findPieceFacts } from './facts.mjs';
import { findPatternFacts } from './pattern-facts.mjs';

/** @typedef {import('../../stories/foundations/piece-facts.types').PieceChange} PieceChange */
/** @typedef {import('./facts.mjs').Crawl} Crawl */
/** @typedef {import('./facts.mjs').Changes} Changes */

/** Commits of the site, or null outside of a repository. @param {string} root @returns {Changes | null} */
function readChanges(root) {
  const format = '%x01%cs%x09%s';
  const log = spawnSync('git', ['log', `--format=${format}`, '--name-only', '--', 'src'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (log.status !== 0 || log.stdout === '') return null;
  /** @type {Map<string, PieceChange[]>} */
  const changes = new Map();
  for (const commit of log.stdout.split('\u0001').slice(1)) {
    const [head = '', ...paths] = commit.split('\n').filter(Boolean);
    const [day = '', subject = ''] = head.split('\t');
    for (const path of paths) changes.set(path, [...(changes.get(path) ?? []), { day, subject }]);
  }
  return changes;
}

/** @param {string} root */
export function readFacts(root) {
  const files = filesOf(root).filter((path) => /^(?:src|stories|tests|machines)\//.test(path));
  const sources = new Map(
    files.map((path) => [path, /\.tsx?$/.test(path) ? readFileSync(join(root, path), 'utf8') : '']),
  );
  const report = join(root, CRAWL_REPORT);
  /** @type {Crawl | null} */
  const crawl = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
  const changes = readChanges(root);
  const patterns = findPatternFacts(sources, crawl, changes);
  const shown = new Set(patterns.flatMap(({ views }) => views));
  const undocumented = files.filter((path) => /^src\/trade\/.*\.tsx$/.test(path) && !shown.has(path));
  return { pieces: findPieceFacts(sources, crawl, changes), patterns, undocumented };
}
