import { strictestVerdict, type Verdict } from '../../../domain/goods/verdict';
import { found, TRUCK_RULES, type TruckFinding } from '../../../domain/modes/truck/finding';

const NOTICE = '仅供参考，以承运人、通行证与沿途公告为准。';

const filled = ({ code, given }: TruckFinding): string =>
  TRUCK_RULES.sentences[code].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(given[name] ?? ''));

/** What all findings come to, in the words of the first that weighs most. */
export function verdictOf(findings: readonly TruckFinding[], given: { carrier: string; vehicle: string }): Verdict {
  const level = strictestVerdict(findings.map((finding) => finding.level));
  const weighty = level === 'PASS' ? undefined : findings.find((finding) => finding.level === level);
  const told = weighty ?? found('truckReady', given);
  return { level, reason: filled(told), source: told.source.source, edition: told.source.edition, notice: NOTICE };
}
