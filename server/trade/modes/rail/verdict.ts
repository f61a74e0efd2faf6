import type { Verdict, VerdictLevel } from '../../../../domain/goods/verdict';
import type { RailFinding } from '../../../../domain/modes/rail/finding';
import { verdictFromFindings } from '../verdict';

const NOTICE = '仅供参考，以 SDS 第 14 章、铁路批复与车站审核为准。';

const REASONS: Readonly<Record<VerdictLevel, string>> = {
  PASS: '班列、场站与口岸可办理',
  PASS_CHECK_DGL: '班列、场站与口岸可办理',
  NEED_APPROVAL: '需经铁路或车站审核后确认',
  MANUAL: '转人工核对',
  BLOCK: '该班列不承运这些货物',
};

/** Rail rules are public: the weightiest finding names its source table, the page gives the reason. */
export const buildVerdict = (findings: readonly RailFinding[]): Verdict =>
  verdictFromFindings(findings, REASONS, NOTICE);
