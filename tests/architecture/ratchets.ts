import { posix } from 'node:path';

import { lengthOf } from './sizes';
import { typedFiguresIn } from './typed-figures';
import { sourcesOf, type House } from '../support/arrows/house';

/** Count over the whole tree that may only fall, with the places it counts. */
export type Ratchet = { name: string; placesIn: (house: House) => string[] };

const PRODUCT = /^(?:domain|contract|machines|src|server|flows|stories)\/.*\.tsx?$/;
const AGREED = /^docs\/(?:told|tales|judged|offered|answered|flows)\//;

const SPLINTER = 40;
const ROOMY = 160;

const RELATIVE = /(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g;
const COMMENT = /(?:\/\*\*?|^\s*\*|\/\/)\s+([A-Z\p{Script=Han}][^\n]*)/gmu;
const ROUNDABOUT =
  /^(?:What|Whoever|Whatever|Who|Nobody|Nothing|Somebody|Anybody|Of|As|How|Whether|Under|Where|So|By|That|With)\b|\b(?:whoever|nobody|somebody|anybody)\b/i;
const PARTICIPLE =
  /(?:type|interface)\s+(\w*(?:Answered|Awaited|Booked|Bought|Brought|Built|Called|Carried|Changed|Chosen|Compared|Counted|Decided|Done|Drawn|Filled|Found|Gone|Granted|Handed|Held|Judged|Left|Linked|Listed|Lost|Made|Marked|Met|Moved|Noted|Offered|Opened|Paid|Picked|Put|Sent|Shown|Signed|Sold|Stored|Stowed|Submitted|Typed|Wanted|Watched|Written|Asked|Said|Told|Ordered|Known|Kept|Priced|Looked|Heard|Given|Taken|Meant|Named|Placed|Passed|Seen))\b/g;
const SENTENCE = /['"`]([^'"`\n]*\p{Script=Han}[^'"`\n]{5,})['"`]/gu;

const productOf = (house: House) => [...house].filter(([path]) => PRODUCT.test(path));

const matchesBelow = (below: RegExp, pattern: RegExp) => (house: House) =>
  productOf(house)
    .filter(([path]) => below.test(path))
    .flatMap(([path, source]) => [...source.matchAll(pattern)].map(([whole, name]) => `${path}: ${name ?? whole}`));

function readersOf(house: House): Map<string, Set<string>> {
  const readers = new Map<string, Set<string>>();
  for (const [path, source] of productOf(house))
    for (const [, written = ''] of source.matchAll(RELATIVE)) {
      const target = posix.join(posix.dirname(path), written);
      const file = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']
        .map((ending) => target + ending)
        .find((one) => house.has(one));
      if (file !== undefined) readers.set(file, (readers.get(file) ?? new Set()).add(path));
    }
  return readers;
}

/** Short files whose only reader is in the same folder and has room. */
function splintersIn(house: House): string[] {
  const readers = readersOf(house);
  return productOf(house).flatMap(([path, source]) => {
    const [reader, ...others] = readers.get(path) ?? [];
    if (reader === undefined || others.length > 0 || /(?:^|\/)index\.tsx?$|migrations\//.test(path)) return [];
    const isBeside = posix.dirname(reader) === posix.dirname(path);
    const isSmall = lengthOf(source) <= SPLINTER && lengthOf(source) + lengthOf(house.get(reader) ?? '') <= ROOMY;
    return isBeside && isSmall ? [path] : [];
  });
}

function sentencesTwiceIn(house: House): string[] {
  const places = new Map<string, Set<string>>();
  for (const [path, source] of productOf(house).filter(([one]) => !/^(?:flows|stories)\//.test(one)))
    for (const [, sentence = ''] of source.matchAll(SENTENCE))
      places.set(sentence, (places.get(sentence) ?? new Set()).add(path));
  return [...places]
    .filter(([, paths]) => paths.size > 1)
    .map(([sentence, paths]) => `${sentence}: ${[...paths].join(' ')}`);
}

const EXPORTED = /^export (?:(?:abstract|async|declare) )*(?:const|let|function\*?|class|type|interface) (\w+)/gm;
/** Found by file name: slots, samples, words and answers of a chart, and both halves of a view. */
const FOUND = /^machines\/|\.(?:stories|slots|fixtures)\.tsx?$|migrations\//;

function exportsUnnamedIn(house: House): string[] {
  const files = new Map<string, number>();
  for (const [, source] of sourcesOf(house))
    for (const word of new Set(source.match(/\w+/g))) files.set(word, (files.get(word) ?? 0) + 1);
  return productOf(house)
    .filter(([path]) => !FOUND.test(path))
    .flatMap(([path, source]) =>
      [...source.matchAll(EXPORTED)]
        .filter(([, name = '']) => files.get(name) === 1 && !name.endsWith('View'))
        .map(([, name]) => `${path}: ${name}`),
    );
}

export const RATCHETS: readonly Ratchet[] = [
  { name: 'splinters', placesIn: splintersIn },
  {
    name: 'shapes written twice',
    placesIn: matchesBelow(/^(?:contract|domain)\//, /satisfies v\.GenericSchema<|\b(?:line|case): v\.object\(/g),
  },
  {
    name: 'fields drawn by hand',
    placesIn: matchesBelow(/^src\/modes\//, /<(?:Own[A-Z]|Form(?:Text|Choice|Tick)\b)\w*(?= |\n)/g),
  },
  {
    name: 'roundabout comments',
    placesIn: (house) =>
      matchesBelow(/./, COMMENT)(house).filter((place) => ROUNDABOUT.test(place.replace(/^\S+ /, ''))),
  },
  { name: 'types named by a participle', placesIn: matchesBelow(/./, PARTICIPLE) },
  { name: 'sentences in more than one file', placesIn: sentencesTwiceIn },
  { name: 'figures typed into sentences', placesIn: typedFiguresIn },
  { name: 'exports that no other file names', placesIn: exportsUnnamedIn },
  {
    name: 'agreed lines',
    placesIn: (house) =>
      [...house]
        .filter(([path]) => AGREED.test(path))
        .flatMap(([path, page]) => Array<string>(lengthOf(page)).fill(path)),
  },
];

export const figuresOf = (house: House): Record<string, number> =>
  Object.fromEntries(RATCHETS.map(({ name, placesIn }) => [name, placesIn(house).length]));
