import { strictestVerdict, type Verdict, type VerdictLevel } from '../../../domain/goods/verdict';
import type { TankFinding } from '../../../domain/modes/tank/finding';
import { NOTICE } from '../../market/messages';

const REASONS: Readonly<Record<VerdictLevel, string>> = {
  PASS: '罐型、充装与承运人未见不合',
  PASS_CHECK_DGL: '罐型、充装与承运人未见不合',
  NEED_APPROVAL: '须由罐箱运营商审核后确认',
  MANUAL: '须由罐箱专家判定',
  BLOCK: '该罐不能装这票货物',
};

/** What the tank and the ship come to: the finding that weighs most names its table. */
export function verdictOf(findings: readonly TankFinding[], ship: Verdict | null): Verdict {
  const own = strictestVerdict(findings.map((finding) => finding.level));
  const level = strictestVerdict([own, ...(ship ? [ship.level] : [])]);
  if (ship && ship.level === level && own !== level) return ship;
  const { source, edition } = findings.find((finding) => finding.level === level)?.source ?? {
    source: '',
    edition: '',
  };
  return { level, reason: REASONS[level], source, edition, notice: NOTICE };
}
