import { strictestVerdict, type Verdict, type VerdictLevel } from '../../../domain/goods/verdict';
import type { Finding } from '../../../domain/rules/finding';
import { NOTICE } from '../../world/dangerous-goods/messages';

/** Words of an offer that would take the goods, at another hour or with more room. */
const NOT_OF_GOODS: Readonly<Partial<Record<Finding['about'], string>>> = {
  CUTOFF: '时间不合，见该项说明',
  ROOM: '余量不够这票货物',
  CLOSURE: '停用期间不承接',
};

/** What findings come to, in the words of a mode: the first that weighs most names its table. */
export function verdictBy(
  findings: readonly Pick<Finding, 'level' | 'source' | 'about'>[],
  reasons: Readonly<Record<VerdictLevel, string>>,
  notice = NOTICE,
): Verdict {
  const level = strictestVerdict(findings.map((finding) => finding.level));
  const weighty = findings.filter((finding) => finding.level === level);
  // Goods that cannot go are named before the hour that does not fit.
  const weightiest = weighty.find(({ about }) => NOT_OF_GOODS[about] === undefined) ?? weighty[0];
  const apart = level === 'BLOCK' && weightiest ? NOT_OF_GOODS[weightiest.about] : undefined;
  const { source, edition } = weightiest?.source ?? { source: '', edition: '' };
  return { level, reason: apart ?? reasons[level], source, edition, notice };
}
