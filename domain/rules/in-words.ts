import type { VerdictLevel } from '../goods/verdict';
import type { FaultValues } from './fault';
import { FINDING_SOURCES, type Finding, type FindingAbout, type FindingSource } from './finding';

type SharedSource = keyof typeof FINDING_SOURCES;

/** A rule: source, level, message, and the form field that shows it too. */
type Row<TSource extends string> = readonly [
  source: TSource | readonly [source: TSource, about: FindingAbout],
  level: VerdictLevel,
  sentence: string,
  under?: string,
];

type Rows<TSource extends string> = Readonly<Record<string, Row<TSource>>>;

type Under<TRows> = {
  [TCode in keyof TRows]: TRows[TCode] extends readonly [unknown, unknown, unknown, string] ? TCode : never;
}[keyof TRows] &
  string;

/**
 * Rules of a mode in words, one row each. Conditions are in `ruleBook`: a list only displays findings of the gateway
 * and loads no conditions.
 */
export function rulesInWords<TSource extends string, const TRows extends Rows<NoInfer<TSource> | SharedSource>>(
  { about, sources }: { about: FindingAbout; sources: Readonly<Record<TSource, FindingSource>> },
  rows: TRows,
) {
  type Code = keyof TRows & string;
  const all: Readonly<Record<string, FindingSource>> = { ...FINDING_SOURCES, ...sources };
  const codes = Object.keys(rows) as Code[];
  const sentencesOf = <TCode extends Code>(some: readonly TCode[]) =>
    Object.fromEntries(some.map((code) => [code, rows[code]?.[2]])) as Record<TCode, string>;
  const codesUnder = codes.filter((code): code is Under<TRows> => rows[code]?.[3] !== undefined);

  function found(code: Code, given: Finding['given'] = {}): Finding<Code> {
    const [from, level] = rows[code] as Row<string>;
    const [name, of] = typeof from === 'string' ? [from, about] : from;
    const source = all[name];
    if (!source) throw new TypeError(`no table is called ${name}`);
    return { level, about: of, code, given, source };
  }

  return {
    codes,
    rows: rows as Readonly<Record<Code, Row<string>>>,
    sentences: sentencesOf(codes),
    faults: { codes: codesUnder, sentences: sentencesOf(codesUnder) },
    found,
  };
}

export type RulesInWords<TCode extends string> = {
  rows: Readonly<Record<TCode, Row<string>>>;
  found: (code: TCode, given?: FaultValues) => Finding<TCode>;
};
