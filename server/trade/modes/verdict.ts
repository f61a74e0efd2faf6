import { strictestVerdict, type Verdict, type VerdictLevel } from '../../../domain/goods/verdict';
import type { Finding } from '../../../domain/rules/finding';
import { NOTICE } from '../../world/dangerous-goods/messages';

/** Reasons that do not concern the goods: another hour or more room would do. */
const NOT_OF_GOODS: Readonly<Partial<Record<Finding['about'], string>>> = {
  CUTOFF: '时间不合，见该项说明',
  ROOM: '余量不够这票货物',
  CLOSURE: '停用期间不承接',
};

export function verdictFromFindings(
  findings: readonly Pick<Finding, 'level' | 'source' | 'about'>[],
  reasons: Readonly<Record<VerdictLevel, string>>,
  notice = NOTICE,
): Verdict {
  const level = strictestVerdict(findings.map((finding) => finding.level));
  const weighty = findings.filter((finding) => finding.level === level);
  // Reasons about the goods come before those about time.
  const weightiest = weighty.find(({ about }) => NOT_OF_GOODS[about] === undefined) ?? weighty[0];
  const apart = level === 'BLOCK' && weightiest ? NOT_OF_GOODS[weightiest.about] : undefined;
  const { source, edition } = weightiest?.source ?? { source: '', edition: '' };
  return { level, reason: apart ?? reasons[level], source, edition, notice };
}
