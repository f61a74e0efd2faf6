import { readNotes, type Notes } from '../notes/notes';
import { fileName } from '../words/file-names';
import type { ChartTexts } from './facts.types';

const PAGES = import.meta.glob<string>('../../docs/told/**/*.txt', { eager: true, query: '?raw', import: 'default' });
const NOTES = import.meta.glob<string>(['../../machines/**/*.notes.json', '../notes/*.notes.json'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const OF_MODES = [
  ['orderForm', /\/modes\/\w+-order\.txt$|\/pages\//],
  ['orderReceipt', /\/modes\/\w+-(?:notice|placed|bought|bills)\.txt$/],
  ['offerSearch', /\/modes\//],
] as const;

const LONGEST = 40;
const HAN = /\p{Script=Han}/u;
const FIELD = /^(?:[+-] )?» (?:input|text|combobox|choice|option|slider|search) “([^”]+)”/gm;

const isPageOf = (chart: string) => {
  const own = new RegExp(`/${fileName(chart)}(?:-[a-z]+)?\\.txt$`);
  return (file: string) => own.test(file) || OF_MODES.find(([, pattern]) => pattern.test(file))?.[0] === chart;
};

const once = (texts: (string | undefined)[]) => [
  ...new Set(texts.filter((one): one is string => one !== undefined && HAN.test(one) && one.length <= LONGEST)),
];

export function chartTexts(chart: string): ChartTexts {
  const pages = Object.entries(PAGES)
    .filter(([file]) => isPageOf(chart)(file))
    .map(([, page]) => page)
    .join('\n');
  const fields = once([...pages.matchAll(FIELD)].map(([, name]) => name));
  const says = once([...pages.matchAll(/“([^“”]+)”/g)].map(([, one]) => one));
  return { fields, says: says.filter((one) => !fields.includes(one)) };
}

export function remarksOf(chart: string): Notes['remarks'] {
  const file = Object.keys(NOTES).find(
    (one) => one.endsWith(`/${fileName(chart)}.notes.json`) || one.endsWith(`/${chart}.notes.json`),
  );
  return file ? readNotes(NOTES[file] ?? '{}').remarks : [];
}
