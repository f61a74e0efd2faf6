import { dirname, join } from 'node:path/posix';

import { sourcesOf, type House } from '../../support/arrows/house';
import type { Rule } from '../rule';

const FOLDER = 'docs/decisions/';
const INDEX = `${FOLDER}README.md`;

const isRecord = (path: string) => path.startsWith(FOLDER) && path.endsWith('.md') && path !== INDEX;
const recordsOf = (house: House) => [...house].filter(([path]) => isRecord(path));
const PICTURE = /\.(?:png|jpe?g|gif|webp)$/;

const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

const headingsOf = (text: string) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => slugOf(heading));

/** Links of a page; text between backticks is an example. */
const linksIn = (text: string) =>
  [...text.replaceAll(/`[^`\n]+`/g, '').matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, to = '']) => to)
    .filter((to) => !/^[a-z]+:/.test(to) && !PICTURE.test(to));

function isThere(house: House, from: string, link: string): boolean {
  const [to = '', heading] = link.split('#');
  const path = to === '' ? from : join(dirname(from), to);
  const text = house.get(path);
  if (text === undefined) return heading === undefined && [...house.keys()].some((one) => one.startsWith(`${path}/`));
  return heading === undefined || headingsOf(text).includes(heading);
}

/** Text between backticks, without code blocks. */
const saidIn = (text: string) =>
  [...text.replaceAll(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, said = '']) => said);

const FILE = /^[\w.@<>*{}-]+(?:\/[\w.@<>*-]+)*\.(?:ts|tsx|mjs|css|md|json|html|svg|txt)$/;

/** `*` and `<id>` match one path part; a file without a folder may be in any. */
const patternOf = (path: string) =>
  new RegExp(`${path.includes('/') ? '^' : '(?:^|/)'}${path.replaceAll('.', '\\.').replaceAll(/\*|<\w+>/g, '[^/]+')}$`);

function filesMissing(house: House): string[] {
  const paths = [...house.keys()];
  const folders = new Set(paths.flatMap((path) => path.split('/').map((_, at, parts) => parts.slice(0, at).join('/'))));
  const known = [...paths, ...folders];
  const isPath = (said: string) =>
    FILE.test(said) || (/^[\w.@<>*/-]+$/.test(said) && /^\w.*\//.test(said) && folders.has(said.split('/')[0] ?? ''));
  return recordsOf(house).flatMap(([path, text]) =>
    saidIn(text)
      .map((said) => said.replace(/\/$/, ''))
      .filter((said) => isPath(said) && !known.some((one) => patternOf(said).test(one)))
      .map((said) => `${path}: ${said}`),
  );
}

/** Names a record mentions because they were rejected. */
const REFUSED = ['createBrowserInspector', 'showModal'];

function namesMissing(house: House): string[] {
  const texts = [...sourcesOf(house), ...[...house].filter(([path]) => /\.(?:css|html|json|svg)$/.test(path))];
  const known = new Set(texts.flatMap(([, text]) => text.match(/[A-Za-z_]\w{3,}/g) ?? []));
  return recordsOf(house).flatMap(([path, text]) =>
    saidIn(text)
      .flatMap((said) => said.match(/[A-Za-z_]\w{3,}/g) ?? [])
      .filter((name) => !known.has(name) && !REFUSED.includes(name))
      .map((name) => `${path}: ${name}`),
  );
}

const NUMBER = /\brecords? \[?\d{3}\b/g;
const NUMBERED = /\/\d[^/]*$/;

const record = (text: string) => ({
  'docs/decisions/README.md': '[Orders](orders.md)',
  'docs/decisions/orders.md': text,
  'contract/orders/keys.ts': 'export const forgotten = 1;',
});

export const RECORD_RULES: Rule[] = [
  {
    promise: 'the index of the records lists each of them once, and no record has a number',
    faultsIn(house) {
      const listed = linksIn(house.get(INDEX) ?? '').map((to) => join(FOLDER, to.replace(/#.*/, '')));
      const records = recordsOf(house).map(([path]) => path);
      return [
        ...records.filter((path) => listed.filter((one) => one === path).length !== 1),
        ...records.filter((path) => NUMBERED.test(path)),
      ];
    },
    plants: [
      { 'docs/decisions/orders.md': '# Orders' },
      { ...record('# Orders'), 'docs/decisions/README.md': '[Orders](orders.md), [again](orders.md)' },
      { 'docs/decisions/README.md': '[Orders](046-orders.md)', 'docs/decisions/046-orders.md': '# Orders' },
    ],
    allowed: [record('# Orders')],
  },
  {
    promise: 'every link of a page leads somewhere',
    faultsIn: (house) =>
      [...house]
        .filter(([path]) => /^(?:[A-Z]+\.md|docs\/.*\.md|tests\/README\.md)$/.test(path))
        .flatMap(([path, text]) =>
          linksIn(text)
            .filter((link) => !isThere(house, path, link))
            .map((link) => `${path}: ${link}`),
        ),
    plants: [record('[keys](../../contract/orders/gone.ts)'), record('# Orders\n[below](#deadlines)')],
    allowed: [
      record('[keys](../../contract/orders/keys.ts), [all](../../contract/orders), [there](README.md), `[a](b)`'),
    ],
  },
  {
    promise: 'every file a record speaks of is there',
    faultsIn: filesMissing,
    plants: [record('`contract/orders/gone.ts`'), record('`contract/gone/`'), record('`gone.test.ts`')],
    allowed: [record('`contract/orders`, `contract/<id>/keys.ts`, `keys.ts`, `contract/*/k*.ts`, `a/b`')],
  },
  {
    promise: 'every name of the code that a record says is one of the code',
    faultsIn: namesMissing,
    plants: [record('`keptFor`'), record('`keys.forgottenAt`')],
    allowed: [record('`forgotten`, `showModal`, `P1`')],
  },
  {
    promise: 'a record is spoken of by its subject, and a number is no subject',
    faultsIn: (house) =>
      [...house].flatMap(([path, text]) => [...text.matchAll(NUMBER)].map(([said]) => `${path}: ${said}`)),
    plants: [{ 'src/a.ts': `// ${['record', '046'].join(' ')} says why.` }],
    allowed: [{ 'src/a.ts': '// The record says why; 5000 recorded forms.' }],
  },
];
