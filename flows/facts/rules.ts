import type { RuleRecord } from './facts.types';

const MODES = import.meta.glob<string>('../../src/copy/modes/*.ts', { eager: true, query: '?raw', import: 'default' });
const SHARED = import.meta.glob<string>(['../../src/copy/order-faults.ts', '../../src/copy/findings.ts'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
const TESTS = import.meta.glob<string>(['../../tests/**/*.test.{ts,tsx}', '!../../tests/flows/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Where a table of sentences by the codes of faults, findings or fields that must be filled in ends. */
const TABLE_END = /\n[ ]*\} satisfies Record<([^;]*?), string>/g;
const CODES = /Fault|Finding|Missing|RequiredField/;
const LINE = /^\s+(?:'([\w.]+)'|(\w+)):\s*'([^']+)',$/gm;

export const codesIn = (source: string): { code: string; says: string }[] =>
  [...source.matchAll(TABLE_END)]
    .filter(([, by = '']) => CODES.test(by))
    .map(({ index }) => source.slice(source.lastIndexOf('{\n', index) + 1, index))
    .flatMap((table) => [...table.matchAll(LINE)])
    .map(([, quoted, plain, says = '']) => ({ code: quoted ?? plain ?? '', says }));

const shortOf = (file: string) => file.replace('../../tests/', '').replace(/\.test\.tsx?$/, '');

/** A code stands in a test in quotes, alone or among others; a field of a row may have the number of its row. */
const isNamedIn = (source: string, code: string) =>
  new RegExp(`['"\`\\s.]${code.replaceAll('.', '\\.(?:\\d+\\.)?')}['"\`\\s]`).test(source);

/** Within a mode a finding goes by its name without that of the mode: `lclBoxClash` is `boxClash` there. */
function namesOf(mode: string, code: string): string[] {
  const own = code.startsWith(mode) ? code.slice(mode.length) : '';
  return own === '' || mode === '' ? [code] : [code, own.slice(0, 1).toLowerCase() + own.slice(1)];
}

const testsOf = (mode: string, code: string): string[] =>
  Object.entries(TESTS)
    .filter(([, source]) => namesOf(mode, code).some((name) => isNamedIn(source, name)))
    .map(([file]) => shortOf(file));

/** A field that is empty and one that is wrong may be told in the same words: that is one rule. */
const onceEach = (rules: ReturnType<typeof codesIn>) => [
  ...new Map(rules.map((rule) => [`${rule.code} ${rule.says}`, rule])).values(),
];

const rulesIn = (mode: string, source: string): RuleRecord[] =>
  onceEach(codesIn(source)).map(({ code, says }) => ({ mode, code, says, tests: testsOf(mode, code) }));

/** The rules every mode brings, and those they share; a mode that comes later brings its own. */
export const rules: readonly RuleRecord[] = [
  ...Object.values(SHARED).flatMap((source) => rulesIn('', source)),
  ...Object.entries(MODES).flatMap(([file, source]) => rulesIn(/(\w+)\.ts$/.exec(file)?.[1] ?? '', source)),
];
