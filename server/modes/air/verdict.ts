import { strictestVerdict, type Verdict } from '../../../domain/goods/verdict';
import { found, type AirFinding } from '../../../domain/modes/air/finding';
import { GENERAL, reasonOf } from './messages';
import type { Flight } from './flights';

const NOTICE = '仅供参考，以 SDS 第 14 章、货物运输条件鉴定书、航司收运检查为准。';

/** What all findings come to, in the words of those that weigh most; what flies as what is said in any case. */
export function verdictOf(findings: readonly AirFinding[], { airline }: Flight, isDanger: 'Y' | 'N'): Verdict {
  const level = strictestVerdict(findings.map((finding) => finding.level));
  const told = findings.filter((finding) => finding.level === level || finding.code === 'airCao');
  const weighty = told.filter((finding) => finding.level === level);
  const reasons = new Set((level === 'NEED_APPROVAL' ? told : weighty).map(reasonOf));
  const { source } = weighty[0] ?? found('PASS', 'airPax');
  const isPlain = isDanger === 'N' && level === 'PASS';
  return { level, reason: isPlain ? GENERAL(airline.nameCn) : [...reasons].join('；'), ...source, notice: NOTICE };
}
