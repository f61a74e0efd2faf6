import type { VerdictLevel } from '../../goods/verdict';
import { FINDING_SOURCES, type Finding, type FindingAbout, type FindingSource } from '../../rules/finding';

type SharedSource = keyof typeof FINDING_SOURCES;

type FindingOrigin<TSource extends string> = readonly [source: TSource, about: FindingAbout];

/** Builds a mode's findings from its own and the shared sources: codes and factory. */
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
