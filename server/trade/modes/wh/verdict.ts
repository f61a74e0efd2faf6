import type { Verdict, VerdictLevel } from '../../../../domain/goods/verdict';
import type { WhFinding } from '../../../../domain/modes/wh/finding';
import { verdictFromFindings } from '../verdict';

const NOTICE = '仅供参考，以 SDS 第 14 章、仓库许可与入库验收为准。';

const REASONS: Readonly<Record<VerdictLevel, string>> = {
  PASS: '许可、类别与库内货物未见禁忌',
  PASS_CHECK_DGL: '许可、类别与库内货物未见禁忌',
  NEED_APPROVAL: '需由仓库审核后确认',
  MANUAL: '需由仓储专家判定',
  BLOCK: '该库房不能存放这些货物',
};

/** Licence, fire category and neighbours are public. */
export const buildVerdict = (findings: readonly WhFinding[]): Verdict => verdictFromFindings(findings, REASONS, NOTICE);
