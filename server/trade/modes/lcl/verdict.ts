import { found, type LclFinding } from '../../../../domain/modes/lcl/finding';
import { strictestVerdict, type Verdict } from '../../../../domain/goods/verdict';
import { NOTICE } from '../../../world/dangerous-goods/messages';
import { LCL_MESSAGES, reasonOf } from './messages';
import type { Shed } from '../../../../domain/modes/lcl/sheds';

export function verdictOf(findings: readonly LclFinding[], shed: Shed, isDanger: boolean): Verdict {
  const level = strictestVerdict(findings.map((finding) => finding.level));
  const weighty = findings.filter((finding) => finding.level === level);
  const reasons = new Set(weighty.map(reasonOf));
  const plain = isDanger ? LCL_MESSAGES.taken(shed.nameCn) : LCL_MESSAGES.general(shed.nameCn);
  const { source } = weighty[0] ?? found('PASS', 'lclShedRefuses');
  return { level, reason: reasons.size > 0 ? [...reasons].join('；') : plain, ...source, notice: NOTICE };
}
