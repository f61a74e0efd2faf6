import { expect, it } from 'vitest';

import type { VerdictLevel } from '../../../../domain/goods/verdict';
import { FINDING_SOURCES, type Finding } from '../../../../domain/rules/finding';
import { verdictFromFindings } from '../../../../server/trade/modes/verdict';

const REASONS: Readonly<Record<VerdictLevel, string>> = {
  PASS: '能装',
  PASS_CHECK_DGL: '能装，查第 16b 栏',
  NEED_APPROVAL: '需审',
  MANUAL: '转人工核对',
  BLOCK: '不能装这些货物',
};

type Found = Pick<Finding, 'level' | 'source' | 'about'>;
const LATE: Found = { level: 'BLOCK', about: 'CUTOFF', source: FINDING_SOURCES.cutoffs };
const FULL: Found = { level: 'BLOCK', about: 'ROOM', source: FINDING_SOURCES.room };
const SHUT: Found = { level: 'BLOCK', about: 'CLOSURE', source: FINDING_SOURCES.closures };
const REFUSED: Found = { level: 'BLOCK', about: 'LICENCE', source: FINDING_SOURCES.carrier };

it.each([
  ['the hour does not fit', LATE, '时间不合，见该项说明'],
  ['too little is free', FULL, '余量不够这票货物'],
  ['the place is closed', SHUT, '停用期间不承接'],
  ['the goods are refused', REFUSED, '不能装这些货物'],
] as const)('verdict names cause and source table when %s', (_, finding, reason) => {
  expect(verdictFromFindings([finding], REASONS)).toMatchObject({ level: 'BLOCK', reason, ...finding.source });
});

it.each([
  ['the hour', LATE],
  ['the room', FULL],
  ['the closure', SHUT],
] as const)('verdict names refused goods before %s when both apply', (_, finding) => {
  for (const findings of [
    [finding, REFUSED],
    [REFUSED, finding],
  ])
    expect(verdictFromFindings(findings, REASONS)).toMatchObject({ reason: '不能装这些货物', ...REFUSED.source });
});

it.each([
  ['the hour', LATE],
  ['the room', FULL],
  ['the closure', SHUT],
] as const)('verdict keeps the words of the mode when %s needs manual review only', (_, finding) => {
  expect(verdictFromFindings([{ ...finding, level: 'MANUAL' }], REASONS).reason).toBe('转人工核对');
});
