// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { minifySync } from 'vite';

import { filesOf, namedIn } from '../suite/named.mjs';

/** @typedef {import('../../stories/foundations/piece-facts.types').Cell} Cell */
/** @typedef {import('../../stories/foundations/piece-facts.types').PieceFacts} PieceFacts */
/** @typedef {ReadonlyMap<string, string>} Sources */
/** Results of the last crawl: stories without a fault of axe, and those without one at the narrowest width. */
/** @typedef {{ sound: readonly string[], narrow: readonly string[] }} Crawl */

/** The crawl writes it down; without it nothing is known. */
export const CRAWL_REPORT = '.cache/storybook/crawl.json';

const PIECE = /^src\/ui\/[\w-]+\/[\w-]+\.tsx$/;
const PURPOSES = 'src/copy/flows/ui-pieces.ts';
const LONGEST = 250;

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const PRESSED = /<(?:button|input|select|a|Listbox\w*|Dialog|summary)\b|\bonKey\w+=/;
const BY_KEY = /\.keyboard\(|\.tab\(|\bkeyDown\(|press\('(?:Enter|Escape|Tab|Space|Arrow)/;
const RAW_VALUE = /['"`\s]#[\da-f]{3,8}\b|-\[#|\brgb\(/i;

/** @param {readonly string[]} places @returns {Cell} */
const heldBy = (places) => ({ state: places.length > 0 ? 'held' : 'missing', by: places.slice(0, 3).join('、') });
/** @param {boolean} isHeld @param {string} by @returns {Cell} */
const measured = (isHeld, by) => ({ state: isHeld ? 'held' : 'missing', by });
/** @type {Cell} */
const NONE = { state: 'none', by: '' };

/** @param {string} path @param {string} source */
const titleIn = (path, source) => /const meta[^=]*= \{\s*title: '([^']+)'/.exec(source)?.[1] ?? path;

/** A story file is agreed to word by word in a page of its own name. @param {string} path */
const toldPage = (path) => path.replace(/^stories\//, 'docs/told/').replace('.stories.tsx', '.txt');

/** Bytes that a piece adds to a page, packed. @param {string} path @param {string} source */
const packedBytes = (path, source) => gzipSync(minifySync(path, source).code).length;

/**
 * @param {Crawl | null} crawl @param {readonly string[]} titles @param {keyof Crawl} list @returns {Cell}
 */
function fromCrawl(crawl, titles, list) {
  if (crawl === null) return { state: 'unknown', by: '' };
  const own = crawl[list].filter((id) => titles.some((title) => id.startsWith(`${title.replaceAll('/', '-')}--`)));
  return heldBy(own);
}

/**
 * Facts of every piece of `src/ui`. A cell is held by a file or a measurement and by nothing else.
 * @param {Sources} sources @param {Crawl | null} crawl @returns {PieceFacts[]}
 */
export function findPieceFacts(sources, crawl) {
  /** @type {Map<string, string[]>} */
  const namers = new Map();
  for (const [path, source] of sources)
    for (const name of new Set(namedIn(path, source, sources, {})))
      namers.set(name, [...(namers.get(name) ?? []), path]);
  return [...sources]
    .filter(([path]) => PIECE.test(path))
    .map(([path, source]) => {
      const by = namers.get(path) ?? [];
      const code = source.replaceAll(COMMENT, '');
      const stories = by.filter((one) => one.startsWith('stories/') && one.endsWith('.stories.tsx'));
      const tests = by.filter((one) => /^tests\/.*\.test\.tsx?$/.test(one));
      const users = by.filter((one) => one.startsWith('src/'));
      const text = (/** @type {string} */ one) => sources.get(one) ?? '';
      const titles = stories.map((one) => titleIn(one, text(one)));
      const isPressed = PRESSED.test(code);
      return {
        path,
        bytes: packedBytes(path, source),
        users: users.length,
        cells: {
          story: heldBy(stories),
          purpose: heldBy(titles.filter((title) => text(PURPOSES).includes(`'${title}': {`))),
          told: heldBy(stories.map(toldPage).filter((page) => sources.has(page))),
          tested: heldBy(tests),
          keyboard: isPressed ? heldBy([...tests, ...stories].filter((one) => BY_KEY.test(text(one)))) : NONE,
          focus: isPressed ? measured(!/outline-none/.test(code) || /focus/.test(code), ':focus-visible') : NONE,
          crawled: stories.length > 0 ? fromCrawl(crawl, titles, 'sound') : measured(false, ''),
          narrow: stories.length > 0 ? fromCrawl(crawl, titles, 'narrow') : measured(false, ''),
          tokens: measured(!RAW_VALUE.test(code), 'src/ui/tokens.css'),
          copy: measured(!/\p{Script=Han}/u.test(code), 'src/copy'),
          alone: measured(
            namedIn(path, source, sources, {}).every((one) => !/^src\/(?!ui\/|copy\/)|^machines\//.test(one)),
            'src/ui',
          ),
          short: measured(source.split('\n').length <= LONGEST, `${source.split('\n').length - 1}`),
          used: heldBy(users),
        },
      };
    });
}

/** @param {string} root @returns {PieceFacts[]} */
export function readPieceFacts(root) {
  const files = filesOf(root).filter((path) => /^(?:src|stories|docs\/told|tests)\//.test(path));
  const sources = new Map(
    files.map((path) => [path, /\.tsx?$/.test(path) ? readFileSync(join(root, path), 'utf8') : '']),
  );
  const report = join(root, CRAWL_REPORT);
  return findPieceFacts(sources, existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null);
}
