import type { VerdictLevel } from '../../goods/verdict';
import { FINDING_SOURCES, type Finding, type FindingAbout, type FindingSource } from '../../rules/finding';

type SharedSource = keyof typeof FINDING_SOURCES;

/** From which table a finding is read, and what it is about. */
type FindingOrigin<TSource extends string> = readonly [source: TSource, about: FindingAbout];

/**
 * What others decide about goods in a mode, with the tables it is read from: those that only the mode has, and those
 * that all share. Gives the codes and the maker of its findings.
 */
export function ownFindings<TSource extends string, TCode extends string>(
  own: Readonly<Record<TSource, FindingSource>>,
  told: Readonly<Record<TCode, FindingOrigin<NoInfer<TSource> | SharedSource>>>,
) {
  const sources: Readonly<Record<string, FindingSource>> = { ...FINDING_SOURCES, ...own };
  const codes = Object.keys(told) as TCode[];
  function found(level: VerdictLevel, code: TCode, given: Finding['given'] = {}): Finding<TCode> {
    const [name, about] = told[code];
    const source = sources[name];
    if (!source) throw new TypeError(`no table is called ${name}`);
    return { level, about, code, given, source };
  }
  return { codes, found };
}
