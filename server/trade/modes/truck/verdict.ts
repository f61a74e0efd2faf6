import { strictestVerdict, type Verdict } from '../../../../domain/goods/verdict';
import { TRUCK_RULES, type TruckFinding } from '../../../../domain/modes/truck/finding';
import { fillSentence } from '../../../../domain/values/fill';

const NOTICE = '仅供参考，以承运人、通行证与沿途公告为准。';

export function buildVerdict(findings: readonly TruckFinding[], ready: TruckFinding): Verdict {
  const level = strictestVerdict(findings.map((finding) => finding.level));
  const weighty = level === 'PASS' ? undefined : findings.find((finding) => finding.level === level);
  const told = weighty ?? ready;
  const { source, edition } = told.source;
  return { level, reason: fillSentence(TRUCK_RULES.sentences[told.code], told.given), source, edition, notice: NOTICE };
}
