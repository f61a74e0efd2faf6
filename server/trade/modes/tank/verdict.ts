import { strictestVerdict, type Verdict } from '../../../../domain/goods/verdict';
import type { TankFinding } from '../../../../domain/modes/tank/finding';
import { verdictFromFindings } from '../verdict';

const REASONS = {
  PASS: '罐型、充装与承运人未见不合',
  PASS_CHECK_DGL: '罐型、充装与承运人未见不合',
  NEED_APPROVAL: '需由罐箱运营商审核后确认',
  MANUAL: '需由罐箱专家判定',
  BLOCK: '该罐不能装这票货物',
} as const;

/** The stricter of tank and ship gives the reason. */
export function buildVerdict(findings: readonly TankFinding[], ship: Verdict | null): Verdict {
  const own = verdictFromFindings(findings, REASONS);
  return ship && strictestVerdict([own.level, ship.level]) !== own.level ? ship : own;
}
