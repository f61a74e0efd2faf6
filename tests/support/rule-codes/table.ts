import type { FindingCode, Finding } from '../../../domain/rules/finding';
import type { ModeId } from '../../../domain/mode-ids';
import { callService } from '../../../domain/people/contact';
import { findingCopy } from '../../../src/copy/trade/findings';
import { rulesOf, type ModeRules } from './judges';
import { PROBING } from './probe';

/** Another installation has another telephone. */
const SERVICE = '联系客服';

type Own = { codes: readonly string[]; found: (code: string) => Finding };
type Module = Readonly<Record<string, unknown>>;

/** Codes of a mode's own rules and their rule: a rule in words knows its level, another is given one. */
function ownOf(module: Module): Own {
  const codes = Object.entries(module).find(([name]) => name.endsWith('_FINDING_CODES'))?.[1] as readonly string[];
  const found = module['found'] as (...asked: unknown[]) => Finding;
  const hasLevels = Object.keys(module).some((name) => name.endsWith('_RULES'));
  return { codes, found: (code) => (hasLevels ? found(code) : found('MANUAL', code)) };
}

const OWN = new Map(
  Object.entries(import.meta.glob<Module>('../../../domain/modes/*/finding.ts', { eager: true })).map(
    ([path, module]) => [path.split('/').at(-2)?.toUpperCase() ?? '', ownOf(module)],
  ),
);

function sharedIn({ judge, samples }: ModeRules): Finding[] {
  PROBING.isOn = true;
  const all = (samples as readonly { form: unknown; facts: unknown }[]).flatMap(
    ({ form, facts }) => judge(form, facts).findings,
  );
  PROBING.isOn = false;
  return all.filter(({ code }) => Object.hasOwn(findingCopy.sentences, code));
}

export type RuleCode = { code: string; modes: ModeId[]; source: string; edition: string; sentence: string };

/** Each code that a judge can say, with the modes that say it by the same rule. */
export function ruleCodes(ids: readonly ModeId[]): RuleCode[] {
  const all = new Map<string, RuleCode>();
  for (const id of ids) {
    const rules = rulesOf(id);
    const { codes, found } = OWN.get(id) ?? { codes: [], found: () => sharedIn(rules)[0] as Finding };
    for (const { code, source } of [...sharedIn(rules), ...codes.map(found)]) {
      const key = `${code} ${source.source} ${source.edition}`;
      const said = rules.words[code] ?? findingCopy.sentences[code as FindingCode];
      const sentence = said.replaceAll(callService(), SERVICE);
      const row = all.get(key) ?? { code, modes: [], ...source, sentence };
      if (row.sentence !== sentence) throw new Error(`${code} has two sentences`);
      if (!row.modes.includes(id)) row.modes.push(id);
      all.set(key, row);
    }
  }
  return [...all.values()].toSorted((one, other) => (one.code < other.code ? -1 : one.code > other.code ? 1 : 0));
}
