import type { Verdict, VerdictLevel } from '../../../domain/goods/verdict';
import type { CfsFinding } from '../../../domain/modes/cfs/finding';
import { verdictBy } from '../verdict';

const REASONS: Readonly<Record<VerdictLevel, string>> = {
  PASS: '资质、作业区与时段均可',
  PASS_CHECK_DGL: '资质、作业区与时段均可',
  NEED_APPROVAL: '须由装箱站审核后确认',
  MANUAL: '须人工核对',
  BLOCK: '该站不能装这些货物',
};

/** What a station may take in, and until when, is open to everybody at once: the finding that weighs most names its table. */
export const verdictOf = (findings: readonly CfsFinding[]): Verdict => verdictBy(findings, REASONS);
