import type { Verdict, VerdictLevel } from '../../../../domain/goods/verdict';
import type { FlexiFinding } from '../../../../domain/modes/flexi/finding';
import { verdictFromFindings } from '../verdict';

const REASONS: Readonly<Record<VerdictLevel, string>> = {
  PASS: '物质、货重与承运人限重未见问题',
  PASS_CHECK_DGL: '物质、货重与承运人限重未见问题',
  NEED_APPROVAL: '需由液袋供应商或承运人确认',
  MANUAL: '转人工核对后答复',
  BLOCK: '不能这样装液袋',
};

export const buildVerdict = (findings: readonly FlexiFinding[]): Verdict => verdictFromFindings(findings, REASONS);
