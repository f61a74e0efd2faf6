import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

import type { FindingCode } from '../../../domain/rules/finding';
import { findingCopy } from '../../../src/copy/trade/findings';

const CODES = new Set(Object.keys(findingCopy.sentences) as FindingCode[]);

const FOLDERS = ['domain/order/findings', 'domain/goods/packaging'];
const FILES = [
  ...FOLDERS.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`)),
  'domain/goods/watched.ts',
  'domain/offer/closure.ts',
];

type Part = { text: string; file: string };

const TOP = /^(?:export )?(?:const|function) (\w+)/gm;
const IMPORT = /^import \{([^}]*)\} from '(\.[^']*)';/gm;

/** Code without comparisons: a code that is only compared is not said. */
const withoutCompared = (text: string): string => text.replaceAll(/[!=]== '\w+'/g, '');

function partsIn(file: string, text: string): [name: string, part: Part][] {
  const starts = [...text.matchAll(TOP)];
  return starts.map(({ 1: name = '', index }, at) => [
    name,
    { file, text: withoutCompared(text.slice(index, starts[at + 1]?.index)) },
  ]);
}

const READ = FILES.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const PARTS = new Map(READ.map(({ file, text }) => [file, new Map(partsIn(file, text))]));
const IMPORTS = new Map(
  READ.map(({ file, text }) => [
    file,
    new Map(
      [...text.matchAll(IMPORT)].flatMap(([, names = '', from = '']) =>
        names
          .split(',')
          .map((name): [string, string] => [
            name.replace(/\btype\b/, '').trim(),
            `${posix.join(posix.dirname(file), from)}.ts`,
          ]),
      ),
    ),
  ]),
);

const partOf = (file: string, name: string): Part | undefined =>
  PARTS.get(file)?.get(name) ?? PARTS.get(IMPORTS.get(file)?.get(name) ?? '')?.get(name);

/** Codes that a function of a check names, itself or by what it calls. */
export function codesSaidBy(file: string, name: string): FindingCode[] {
  const [seen, open] = [new Set<Part>(), [partOf(file, name)]];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (seen.has(part)) continue;
    seen.add(part);
    const at = part.file;
    open.push(...[...new Set(part.text.match(/\w+/g))].flatMap((word) => partOf(at, word) ?? []));
  }
  const words = new Set([...seen].flatMap(({ text }) => [...text.matchAll(/'(\w+)'/g)].map(([, word = '']) => word)));
  return [...CODES].filter((code) => words.has(code));
}
