import { strictestVerdict, type Verdict } from '../../../../domain/goods/verdict';
import type { AirDetail } from '../../../../domain/modes/air/detail';
import { found, type AirFinding } from '../../../../domain/modes/air/finding';
import { GENERAL, NEXT_FREIGHTER, findingReason } from './messages';
import type { Flight } from './flights';

const NOTICE = '仅供参考，以 SDS 第 14 章、货物运输条件鉴定书、航司收运检查为准。';

const CARGO_ONLY: readonly string[] = ['airCao', 'airCaoOnly', 'airCaoPacked'];

type AircraftFacts = { isDanger: 'Y' | 'N'; freighter: AirDetail['freighter'] };

export function buildVerdict(
  findings: readonly AirFinding[],
  { airline }: Flight,
  { isDanger, freighter }: AircraftFacts,
): Verdict {
  const level = strictestVerdict(findings.map((finding) => finding.level));
  const told = findings.filter((finding) => finding.level === level || CARGO_ONLY.includes(finding.code));
  const weighty = told.filter((finding) => finding.level === level);
  const reasons = new Set((level === 'NEED_APPROVAL' ? told : weighty).map(findingReason));
  if (level === 'BLOCK' && freighter)
    reasons.add(NEXT_FREIGHTER(freighter.flight, freighter.org.nameCn, freighter.day.slice(5)));
  const { source } = weighty[0] ?? found('PASS', 'airPax');
  const isPlain = isDanger === 'N' && level === 'PASS';
  return { level, reason: isPlain ? GENERAL(airline.nameCn) : [...reasons].join('；'), ...source, notice: NOTICE };
}
