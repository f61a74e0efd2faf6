// @ts-check
import { gzipSync } from 'node:zlib';

import { minifySync } from 'vite';

import { namedIn } from '../suite/named.mjs';

/** @typedef {import('../../stories/foundations/piece-facts.types').Cell} Cell */
/** @typedef {import('../../stories/foundations/piece-facts.types').PieceFacts} PieceFacts */
/** @typedef {import('../../stories/foundations/piece-facts.types').PieceChange} PieceChange */
/** @typedef {ReadonlyMap<string, string>} Sources */
/** Commits by file, the newest first. @typedef {ReadonlyMap<string, readonly PieceChange[]>} Changes */
/** Results of the last crawl: stories without a fault of axe, and those without one at the narrowest width. */
/** @typedef {{ sound: readonly string[], narrow: readonly string[] }} Crawl */

/** The crawl writes it down; without it nothing is known. */
export const CRAWL_REPORT = '.cache/storybook/crawl.json';

const PIECE = /^src\/ui\/[\w-]+\/[\w-]+\.tsx$/;
/** Reads the first story of every piece aloud. */
const READER = 'tests/views/ui/reading.test.tsx';
const SPEECH = 'flows/copy/ui-speech.ts';
export const LONGEST = 250;
const HEAVIEST = 2048;
/** At rest, and two more. */
const FEWEST_STATES = 3;
export const NEWEST = 5;

export const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const PRESSED = /<(?:button|input|select|a|Listbox\w*|[dD]ialog|summary)\b|\bonKey\w+=/;
const BY_KEY = /\.keyboard\(|\.tab\(|\bkeyDown\(|press\('(?:Enter|Escape|Tab|Space|Arrow)/;
export const RAW_VALUE = /['"`\s]#[\da-f]{3,8}\b|-\[#|\brgb\(/i;

/** @param {readonly string[]} places @returns {Cell} */
export const heldBy = (places) => ({
  state: places.length > 0 ? 'held' : 'missing',
  by: places.slice(0, 3).join('、'),
});
/** @param {boolean} isHeld @param {string} by @returns {Cell} */
export const measured = (isHeld, by) => ({ state: isHeld ? 'held' : 'missing', by });
const STORY = /^export const \w+: Story = /gm;
export const FOREIGN_NAME = /(?:^ {2}|Story = \{ )name: '\P{Script=Han}*'/mu;
const NO_PROPS = /export (?:const|function) \w+ ?(?:= )?\(\)/;
const COMPONENT = /export (?:const|function) [A-Z]\w*[^;]*?(?:=>|\{)/;
export const CHOSEN = /^ {2}argTypes: \{[^]*?\boptions: /m;
export const TURNED = /^\s*args: \{[^}]*?: (?:'|\d|true|false)/m;
const WORDS = /\b(?:children|label|title|text|caption|heads|hint): (?:string|ReactNode|readonly string)/;
/** @type {Cell} */
export const NONE = { state: 'none', by: '' };
/** @type {Cell} */
export const UNKNOWN = { state: 'unknown', by: '' };

/** @param {string} path @param {string} source */
const titleIn = (path, source) => /const meta[^=]*= \{\s*title: '([^']+)'/.exec(source)?.[1] ?? path;

/** Bytes that a piece adds to a page, packed. @param {string} path @param {string} source */
const packedBytes = (path, source) => gzipSync(minifySync(path, source).code).length;

/**
 * @param {Crawl | null} crawl @param {readonly string[]} titles @param {keyof Crawl} list @returns {Cell}
 */
export function fromCrawl(crawl, titles, list) {
  if (crawl === null) return UNKNOWN;
  const own = crawl[list].filter((id) => titles.some((title) => id.startsWith(`${title.replaceAll('/', '-')}--`)));
  return heldBy(own);
}

/** @param {readonly string[]} users */
export function placesOf(users) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const user of users) {
    const folder = user.split('/').slice(1, -1).slice(0, 2).join('/');
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].map(([folder, count]) => ({ folder, count })).toSorted((a, b) => b.count - a.count);
}

/**
 * Cells held by the story file that documents the piece.
 * @param {string} own @param {string} text @param {string} code
 */
function documented(own, text, code) {
  const isIn = (/** @type {RegExp} */ pattern) => heldBy(pattern.test(text) ? [own] : []);
  const stories = text.match(STORY) ?? [];
  const isLong = text.includes("name: '长文字");
  const component = /^\s*component: (\w+)/m.exec(text)?.[1];
  const isOwn = component !== undefined && new RegExp(`export (?:const|function) ${component}\\b`).test(code);
  return {
    named: heldBy(stories.length > 0 && !FOREIGN_NAME.test(text) ? [own] : []),
    states: measured(stories.length >= FEWEST_STATES, `${stories.length}`),
    long: isLong || WORDS.test(code) ? heldBy(isLong ? [own] : []) : NONE,
    controls: NO_PROPS.test(code) ? NONE : heldBy(TURNED.test(text) || CHOSEN.test(text) ? [own] : []),
    properties: COMPONENT.test(code) ? heldBy(isOwn ? [own] : []) : NONE,
    purpose: isIn(/\bpurpose: '\S/),
    usage: heldBy(/\buse: \[\s*'/.test(text) && /\bavoid: \[\s*'/.test(text) ? [own] : []),
    pair: heldBy(/\bgood: \{/.test(text) && /\bbad: \{/.test(text) ? [own] : []),
    anatomy: isIn(/\banatomy: \[\s*\{/),
    status: isIn(/\bstatus: '\w/),
  };
}

/** Files by the file they name. @param {Sources} sources */
export function findNamers(sources) {
  /** @type {Map<string, string[]>} */
  const namers = new Map();
  for (const [path, source] of sources)
    for (const name of new Set(namedIn(path, source, sources, {})))
      namers.set(name, [...(namers.get(name) ?? []), path]);
  return namers;
}

/**
 * Facts of every piece of `src/ui`. A cell is held by a file or a measurement and by nothing else.
 * @param {Sources} sources @param {Crawl | null} crawl @param {Changes | null} changes @returns {PieceFacts[]}
 */
export function findPieceFacts(sources, crawl, changes) {
  const namers = findNamers(sources);
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
      const short = path.replace(/^src\/ui\/|\.tsx$/g, '');
      const own = stories.find((one) => text(one).includes(`path: '${short}'`)) ?? '';
      const bytes = packedBytes(path, source);
      const history = changes?.get(path) ?? [];
      const isHeard = new RegExp(`'${short}':\\s+'`).test(text(SPEECH));
      const hasKeys = text(SPEECH).includes(`piece: '${short}'`);
      const read = isHeard && sources.has(READER) ? [READER] : [];
      return {
        path,
        bytes,
        users: users.length,
        places: placesOf(users),
        changes: history.slice(0, NEWEST),
        cells: {
          story: heldBy(stories),
          ...documented(own, text(own), code),
          changes: changes === null ? UNKNOWN : heldBy(history.map(({ day }) => day)),
          tested: heldBy([...tests, ...read]),
          speech: heldBy(read),
          keys: isPressed ? heldBy(hasKeys ? [SPEECH] : []) : NONE,
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
          light: measured(bytes <= HEAVIEST, `${bytes}`),
          used: heldBy(users),
        },
      };
    });
}
