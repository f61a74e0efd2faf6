import { describe, expect, it } from 'vitest';

import { isWatched } from '../../../domain/order/trucks/arrival';
import { HOLDING_STATES, type OrderState } from '../../../domain/order/life/lifecycle';
import { nextSteps, papersDue } from '../../../machines/order/order-receipt/order-receipt.steps';
import { AUTO_CANCELLED, ORDER, SUBMITTED_AT, UNDER_REVIEW } from '../../support/plans/order/orders';

const HOUR = 3_600_000;
const codesOf = (steps: ReturnType<typeof nextSteps>) => steps.map(({ code }) => code);

describe('next steps after an order', () => {
  it('are in order of due time, from order to departure', () => {
    expect(codesOf(nextSteps(ORDER, SUBMITTED_AT))).toEqual([
      'SUBMITTED',
      'VERIFY',
      'PAPERS',
      'DG_APPLY',
      'SI',
      'CY_OPEN',
      'CY_CLOSE',
      'DEPARTURE',
    ]);
  });

  it('omit the yard hours for direct loading', () => {
    const gate = { code: 'DG_GATE_IN' as const, at: new Date(SUBMITTED_AT + 290 * HOUR).toISOString() };
    const codes = codesOf(nextSteps({ ...ORDER, cutoffs: [...ORDER.cutoffs, gate] }, SUBMITTED_AT));
    expect(codes).toContain('DG_GATE_IN');
    expect(codes.filter((code) => code.startsWith('CY_'))).toEqual([]);
  });

  it('omit the verification when none is pending', () => {
    expect(codesOf(nextSteps(UNDER_REVIEW, SUBMITTED_AT))).not.toContain('VERIFY');
  });

  it('end with the order when it is cancelled', () => {
    expect(codesOf(nextSteps(AUTO_CANCELLED, SUBMITTED_AT))).toEqual(['SUBMITTED']);
  });

  const standingsAt = (state: OrderState) =>
    new Map(nextSteps({ ...ORDER, state }, SUBMITTED_AT).map(({ code, standing }) => [code, standing]));

  it.each(HOLDING_STATES.slice(1))('ask for missing documents before departure: %s', (state) => {
    const standings = standingsAt(state);
    expect(standings.get('PAPERS')).toBe('now');
    expect(standings.get('CY_CLOSE')).toBe('later');
    expect(standings.get('DEPARTURE')).toBe('departure');
  });

  it.each(['DEPARTED', 'ARRIVED', 'COMPLETED'] as const)(
    'ask for nothing after departure and are all done: %s',
    (state) => {
      const standings = standingsAt(state);
      expect(standings.has('PAPERS')).toBe(false);
      expect([...new Set(standings.values())]).toEqual(['done']);
    },
  );

  it('are refreshed while the desk owes an answer', () => {
    const served = (state: OrderState) => isWatched(Object.assign({ state }, { results: [] }), SUBMITTED_AT);
    for (const state of ['DG_REVIEW', 'PENDING_UPDATE', 'CONFIRMED', 'BOOKED'] as const)
      expect(served(state), state).toBe(true);
    for (const state of ['COMPLETED', 'CANCELLED', 'REJECTED', 'AUTO_CANCELLED'] as const)
      expect(served(state), state).toBe(false);
    expect(isWatched(UNDER_REVIEW, SUBMITTED_AT), 'a ship is not waited for by the minute').toBe(false);
  });

  it('mark overdue documents as missed and past deadlines as gone before confirmation', () => {
    const later = nextSteps(ORDER, SUBMITTED_AT + 140 * HOUR);
    const standing = (code: string) => later.find((step) => step.code === code)?.standing;
    expect([standing('PAPERS'), standing('DG_APPLY'), standing('SI')]).toEqual(['missed', 'gone', 'later']);
  });

  it('ask for nothing after the offer has lapsed and show the missed step', () => {
    const at = SUBMITTED_AT + 140 * HOUR;
    const steps = nextSteps({ ...ORDER, offerLapsedAt: new Date(at - HOUR).toISOString() }, at);
    expect(steps.map(({ code, standing }) => `${code} ${standing}`)).toEqual(['SUBMITTED done', 'DG_APPLY gone']);
  });

  it('set the verification due at the earlier of offer close and verification limit', () => {
    const dueAt = (hours: number) => {
      const closesAt = new Date(SUBMITTED_AT + hours * HOUR).toISOString();
      return nextSteps({ ...ORDER, closesAt }, SUBMITTED_AT).find(({ code }) => code === 'VERIFY')?.at;
    };
    expect(dueAt(14)).toBe(new Date(SUBMITTED_AT + 14 * HOUR).toISOString());
    expect(dueAt(49)).toBe(ORDER.verifyBy);
  });

  it('count missing documents with the first due time', () => {
    expect(papersDue(ORDER)).toEqual({ count: 2, at: ORDER.papers[0]?.dueAt });
  });

  it('name the document due first in any list order', () => {
    const [paper] = ORDER.papers;
    if (!paper) throw new Error('nothing is missing');
    const due = (dueAt: string | null) => ({ ...paper, dueAt, isHere: false });
    const papers = [due(null), due('2026-12-03T08:00:00.000Z'), due('2026-12-01T08:00:00.000Z')];
    expect(papersDue({ ...ORDER, papers })).toEqual({ count: 3, at: '2026-12-01T08:00:00.000Z' });
    expect(papersDue({ ...ORDER, papers: [due(null)] })).toEqual({ count: 1, at: null });
  });
});
