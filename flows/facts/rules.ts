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

/** End of a message table keyed by codes of faults, findings or required fields. */
const TABLE_END = /\n[ ]*\} satisfies Record<([^;]*?), string>/g;
const CODES = /Fault|Finding|Missing|RequiredField/;
const LINE = /^\s+(?:'([\w.]+)'|(\w+)):\s*'([^']+)',$/gm;

export const ruleCodes = (source: string): Rule[] =>
  [...source.matchAll(TABLE_END)]
    .filter(([, by = '']) => CODES.test(by))
    .map(({ index }) => source.slice(source.lastIndexOf('{\n', index) + 1, index))
    .flatMap((table) => [...table.matchAll(LINE)])
    .map(([, quoted, plain, says = '']) => ({ code: quoted ?? plain ?? '', says }));

const shortTestName = (file: string) => file.replace('../../tests/', '').replace(/\.test\.tsx?$/, '');

type Rule = { code: string; says: string };

/** Codes in an agreed page are in lists, with their row number if any. */
const isInAgreedPage = (page: string, code: string) =>
  new RegExp(`[\\s+-]${code.replaceAll('.', '\\.(?:\\d+\\.)?')}[\\s,|:]`).test(page);

/** Codes in a test are quoted, alone or in a list; a row field may have its row number. */
const isInTestSource = (source: string, code: string) =>
  new RegExp(`['"\`\\s.]${code.replaceAll('.', '\\.(?:\\d+\\.)?')}['"\`\\s]`).test(source);

/** Inside a mode, a finding drops the mode prefix: `lclBoxClash` is `boxClash`. */
function ruleNames(mode: string, code: string): string[] {
  const own = code.startsWith(mode) ? code.slice(mode.length) : '';
  return own === '' || mode === '' ? [code] : [code, own.slice(0, 1).toLowerCase() + own.slice(1)];
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Pattern of a rule message with any figures; null when the message is only figures. */
function messagePattern(says: string): RegExp | null {
  const words = says.split(/\{\w+\}/).map(escaped);
  return words.some(Boolean) ? new RegExp(words.join('.{1,40}?')) : null;
}

/** A test covers a rule when it has its code or its message. */
function coveringTests(mode: string, { code, says }: Rule): string[] {
  const [sentences, names] = [messagePattern(says), ruleNames(mode, code)];
  return Object.entries(TESTS)
    .filter(([, source]) => sentences?.test(source) || names.some((name) => isInTestSource(source, name)))
    .map(([file]) => shortTestName(file));
}

const FIELDS_OF_ANSWER = /^(\S+) [^:\n]*: (.*)$/gm;

const fieldsIn = (page: string): string =>
  [...page.matchAll(FIELDS_OF_ANSWER)]
    .flatMap(([, part = '', fields = '']) => fields.split('; ').map((field) => ` ${part}.${field} `))
    .join('\n')
    .replaceAll(' form.', ' ');

const AGREED = Object.entries(JUDGED).map(([file, page]) => [file, `${page}\n${fieldsIn(page)}`] as const);

/** Agreed judgement pages of a mode that list the rule; a shared rule may be in the page of any mode. */
const agreedPages = (mode: string, code: string): string[] =>
  AGREED.filter(([file, page]) => (mode === '' || file.endsWith(`/${mode}.txt`)) && isInAgreedPage(page, code)).map(
    ([file]) => file.replace('../../', '').replace(/\.txt$/, ''),
  );

/** Faults with the same code and words, for an empty and a wrong field, are one rule. */
const onceEach = (rules: readonly Rule[]) => [
  ...new Map(rules.map((rule) => [`${rule.code} ${rule.says}`, rule])).values(),
];

const rulesFrom = (mode: string, source: string): RuleRecord[] =>
  onceEach(ruleCodes(source)).map((rule) => ({
    mode,
    ...rule,
    tests: [...coveringTests(mode, rule), ...agreedPages(mode, rule.code)],
  }));

export const rules: readonly RuleRecord[] = [
  ...Object.values(SHARED).flatMap((source) => rulesFrom('', source)),
  ...Object.entries(MODES).flatMap(([file, source]) => rulesFrom(/(\w+)\.ts$/.exec(file)?.[1] ?? '', source)),
];
