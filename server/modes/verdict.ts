import { strictestVerdict, type Verdict, type VerdictLevel } from '../../domain/goods/verdict';
import type { Finding } from '../../domain/rules/finding';
import { NOTICE } from '../dangerous-goods/messages';

/** What findings come to, in the words of a mode: the first that weighs most names its table. */
export function verdictBy(
  findings: readonly Pick<Finding, 'level' | 'source'>[],
  reasons: Readonly<Record<VerdictLevel, string>>,
  notice = NOTICE,
): Verdict {
  const level = strictestVerdict(findings.map((finding) => finding.level));
  const weightiest = findings.find((finding) => finding.level === level);
  const { source, edition } = weightiest?.source ?? { source: '', edition: '' };
  return { level, reason: reasons[level], source, edition, notice };
}
