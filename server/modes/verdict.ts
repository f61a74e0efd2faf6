import { strictestVerdict, type Verdict, type VerdictLevel } from '../../domain/goods/verdict';
import type { Finding } from '../../domain/rules/finding';

/** What is said of it in any case. */
export const NOTICE = '仅供参考，以 SDS 第 14 章、承运人及海事机构审核为准。';

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
