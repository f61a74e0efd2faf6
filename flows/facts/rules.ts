import type { RuleRecord } from './facts.types';

const MODES = import.meta.glob<string>('../../src/copy/modes/*.ts', { eager: true, query: '?raw', import: 'default' });
const SHARED = import.meta.glob<string>(['../../src/copy/order/faults.ts', '../../src/copy/trade/findings.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const TESTS = import.meta.glob<string>(['../../tests/**/*.test.{ts,tsx}', '!../../tests/flows/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

const JUDGED = import.meta.glob<string>('../../docs/judged/*.txt', { eager: true, query: '?raw', import: 'default' });

/** Where a table of sentences by the codes of faults, findings or fields that must be filled in ends. */
const TABLE_END = /\n[ ]*\} satisfies Record<([^;]*?), string>/g;
const CODES = /Fault|Finding|Missing|RequiredField/;
const LINE = /^\s+(?:'([\w.]+)'|(\w+)):\s*'([^']+)',$/gm;

export const codesIn = (source: string): Rule[] =>
  [...source.matchAll(TABLE_END)]
    .filter(([, by = '']) => CODES.test(by))
    .map(({ index }) => source.slice(source.lastIndexOf('{\n', index) + 1, index))
    .flatMap((table) => [...table.matchAll(LINE)])
    .map(([, quoted, plain, says = '']) => ({ code: quoted ?? plain ?? '', says }));

const shortOf = (file: string) => file.replace('../../tests/', '').replace(/\.test\.tsx?$/, '');

type Rule = { code: string; says: string };

/** In an agreed page codes stand in lists, with the number of their row where they have one. */
const isListedIn = (page: string, code: string) =>
  new RegExp(`[\\s+-]${code.replaceAll('.', '\\.(?:\\d+\\.)?')}[\\s,|:]`).test(page);

/** A code stands in a test in quotes, alone or among others; a field of a row may have the number of its row. */
const isNamedIn = (source: string, code: string) =>
  new RegExp(`['"\`\\s.]${code.replaceAll('.', '\\.(?:\\d+\\.)?')}['"\`\\s]`).test(source);

/** Within a mode a finding goes by its name without that of the mode: `lclBoxClash` is `boxClash` there. */
function namesOf(mode: string, code: string): string[] {
  const own = code.startsWith(mode) ? code.slice(mode.length) : '';
  return own === '' || mode === '' ? [code] : [code, own.slice(0, 1).toLowerCase() + own.slice(1)];
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Sentences of a rule as a person reads them, whatever its figures are; null where all of it is a figure. */
function sentencesOf(says: string): RegExp | null {
  const words = says.split(/\{\w+\}/).map(escaped);
  return words.some(Boolean) ? new RegExp(words.join('.{1,40}?')) : null;
}

/** A rule stands in a test by its code, or in the very words a person reads. */
function testsOf(mode: string, { code, says }: Rule): string[] {
  const [sentences, names] = [sentencesOf(says), namesOf(mode, code)];
  return Object.entries(TESTS)
    .filter(([, source]) => sentences?.test(source) || names.some((name) => isNamedIn(source, name)))
    .map(([file]) => shortOf(file));
}

/** What a mode's forms are judged to be, as it was agreed to; a rule all modes share may stand in the page of any. */
const agreedTo = (mode: string, code: string): string[] =>
  Object.entries(JUDGED)
    .filter(([file, page]) => (mode === '' || file.endsWith(`/${mode}.txt`)) && isListedIn(page, code))
    .map(([file]) => file.replace('../../', '').replace(/\.txt$/, ''));

/** A field that is empty and one that is wrong may be told in the same words: that is one rule. */
const onceEach = (rules: readonly Rule[]) => [
  ...new Map(rules.map((rule) => [`${rule.code} ${rule.says}`, rule])).values(),
];

const rulesIn = (mode: string, source: string): RuleRecord[] =>
  onceEach(codesIn(source)).map((rule) => ({
    mode,
    ...rule,
    tests: [...testsOf(mode, rule), ...agreedTo(mode, rule.code)],
  }));

/** The rules every mode brings, and those they share; a mode that comes later brings its own. */
export const rules: readonly RuleRecord[] = [
  ...Object.values(SHARED).flatMap((source) => rulesIn('', source)),
  ...Object.entries(MODES).flatMap(([file, source]) => rulesIn(/(\w+)\.ts$/.exec(file)?.[1] ?? '', source)),
];
