import type { Verdict, VerdictLevel } from '../../../../domain/goods/verdict';
import type { CfsFinding } from '../../../../domain/modes/cfs/finding';
import { verdictFromFindings } from '../verdict';

/** Disclaimer: stations and the maritime authority decide, not a carrier. */
const NOTICE = '仅供参考，以 SDS 第 14 章、装箱站现场检查与海事机构审核为准。';

/** Slots are not mentioned: their number is shown beside. */
const REASONS: Readonly<Record<VerdictLevel, string>> = {
  PASS: '资质与作业区可装',
  PASS_CHECK_DGL: '资质与作业区可装',
  NEED_APPROVAL: '需由装箱站审核后确认',
  MANUAL: '转人工核对',
  BLOCK: '该站不能装这些货物',
};

/** Station permissions are public: the weightiest finding names its source table. */
export const buildVerdict = (findings: readonly CfsFinding[]): Verdict =>
  verdictFromFindings(findings, REASONS, NOTICE);
