import { describe, expect, it } from 'vitest';

import { MODE_IDS } from '../../../domain/mode-ids';
import { MODE_STATES } from '../../../domain/order/life/mode-states';
import { afterJourney, planOnDay, STEP_DAYS, stepPlan } from '../../../domain/modes/step-days';
import { toIso } from '../../../domain/values/moments';

const HOUR = 3_600_000;
const LEAVES = Date.parse('2026-12-10T02:00:00Z');
const FACTS = {
  leavesAt: toIso(LEAVES),
  arrivesAt: toIso(LEAVES + 30 * 24 * HOUR),
  handedAt: '2026-12-08T22:30',
  cutoffs: [
    { code: 'CY_OPEN' as const, at: '2026-12-03T02:00:00.000Z' },
    { code: 'CUSTOMS' as const, at: '2026-12-09T02:00:00.000Z' },
  ],
};

describe('planned day of an order step', () => {
  it('is defined or excused for every state of every mode after confirmation', () => {
    for (const mode of MODE_IDS) {
      const behind = MODE_STATES[mode].filter((state) => state !== 'CONFIRMED');
      expect(Object.keys(STEP_DAYS[mode] ?? {}), mode).toStrictEqual(behind);
    }
  });

  it('begins at midnight in China for gate-in, handover and departure', () => {
    const opens = (mode: 'FCL' | 'TRUCK', state: 'CARGO_IN' | 'DEPARTED') =>
      toIso(stepPlan(mode, state, FACTS)?.opens ?? 0);
    expect(opens('FCL', 'CARGO_IN')).toBe('2026-12-02T16:00:00.000Z');
    expect(opens('FCL', 'DEPARTED')).toBe('2026-12-09T16:00:00.000Z');
    expect(opens('TRUCK', 'CARGO_IN')).toBe('2026-12-07T16:00:00.000Z');
  });

  it('waits for the gate-in window of direct loading', () => {
    const cutoffs = [...FACTS.cutoffs, { code: 'DG_GATE_IN' as const, at: '2026-12-09T14:00:00.000Z' }];
    expect(stepPlan('FCL', 'CARGO_IN', { ...FACTS, cutoffs })).toEqual(planOnDay(Date.parse('2026-12-08T14:00:00Z')));
  });

  it('lies at most two days or a quarter of the journey before arrival', () => {
    expect(stepPlan('FCL', 'ARRIVED', FACTS)?.opens).toBe(LEAVES + 28 * 24 * HOUR);
    expect(afterJourney(LEAVES, LEAVES + 8 * HOUR)).toEqual({ planned: LEAVES + 8 * HOUR, opens: LEAVES + 6 * HOUR });
  });

  it('is null without a planned moment', () => {
    const unplanned = { leavesAt: null, arrivesAt: null, handedAt: null, cutoffs: [] };
    for (const state of ['CARGO_IN', 'DEPARTED', 'ARRIVED'] as const)
      expect(stepPlan('FCL', state, unplanned), state).toBeNull();
    expect(stepPlan('FCL', 'DECLARED', FACTS)).toBeNull();
  });
});
