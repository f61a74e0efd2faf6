import { expect, it } from 'vitest';

import { RAIL } from '../../../../domain/modes/rail/mode';
import { railFacts, railQuoteFor, soundRail } from '../../../support/rail-order';

const DAY = 86_400_000;

it('cites the train cut-off table, in time or late', () => {
  const closes = Date.parse(railQuoteFor().offer.closesAt ?? '');
  for (const [now, code] of [
    [closes - 3 * DAY, 'cutoffsAhead'],
    [closes - DAY / 2, 'cutoffSoon'],
    [closes + 1, 'cutoffMissed'],
  ] as const) {
    const { findings } = RAIL.acceptance(soundRail, { ...railFacts(), now });
    expect(findings.find((one) => one.code === code)?.source.source).toBe('班列截止时间表（以铁路与场站通知为准）');
    expect(findings.filter(({ source }) => source.source.includes('船'))).toEqual([]);
  }
});
