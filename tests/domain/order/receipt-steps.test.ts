import { describe, expect, it } from 'vitest';

import { isWatched } from '../../../domain/order/trucks/arrival';
import { HOLDING_STATES, type OrderState } from '../../../domain/order/life/lifecycle';
import { nextSteps, papersDue } from '../../../machines/order/order-receipt/order-receipt.steps';
import { AUTO_CANCELLED, ORDER, SUBMITTED_AT, UNDER_REVIEW } from '../../support/plans/order/orders';

const HOUR = 3_600_000;
const codesOf = (steps: ReturnType<typeof nextSteps>) => steps.map(({ code }) => code);

describe('what comes after an order', () => {
  it('stands in the order in which it falls due, from the order to the ship', () => {
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

  it('holds no hours of the yard against goods that go straight from the truck to the ship', () => {
    const gate = { code: 'DG_GATE_IN' as const, at: new Date(SUBMITTED_AT + 290 * HOUR).toISOString() };
    const codes = codesOf(nextSteps({ ...ORDER, cutoffs: [...ORDER.cutoffs, gate] }, SUBMITTED_AT));
    expect(codes).toContain('DG_GATE_IN');
    expect(codes.filter((code) => code.startsWith('CY_'))).toEqual([]);
  });

  it('asks for no verification where nobody waits for one', () => {
    expect(codesOf(nextSteps(UNDER_REVIEW, SUBMITTED_AT))).not.toContain('VERIFY');
  });

  it('ends with the order itself where that has come to nothing', () => {
    expect(codesOf(nextSteps(AUTO_CANCELLED, SUBMITTED_AT))).toEqual(['SUBMITTED']);
  });

  const standingsAt = (state: OrderState) =>
    new Map(nextSteps({ ...ORDER, state }, SUBMITTED_AT).map(({ code, standing }) => [code, standing]));

  it.each(HOLDING_STATES.slice(1))('asks for papers that are missing while goods are still here: %s', (state) => {
    const standings = standingsAt(state);
    expect(standings.get('PAPERS')).toBe('now');
    expect(standings.get('CY_CLOSE')).toBe('later');
    expect(standings.get('DEPARTURE')).toBe('departure');
  });

  it.each(['DEPARTED', 'ARRIVED', 'COMPLETED'] as const)(
    'asks for nothing once they have left, and calls nothing before that still to come: %s',
    (state) => {
      const standings = standingsAt(state);
      expect(standings.has('PAPERS')).toBe(false);
      expect([...new Set(standings.values())]).toEqual(['done']);
    },
  );

  it('is looked at each minute while the desk owes an answer, and rests once it is there or not to come', () => {
    const served = (state: OrderState) => isWatched(Object.assign({ state }, { results: [] }), SUBMITTED_AT);
    for (const state of ['DG_REVIEW', 'PENDING_UPDATE', 'CONFIRMED', 'BOOKED'] as const)
      expect(served(state), state).toBe(true);
    for (const state of ['COMPLETED', 'CANCELLED', 'REJECTED', 'AUTO_CANCELLED'] as const)
      expect(served(state), state).toBe(false);
    expect(isWatched(UNDER_REVIEW, SUBMITTED_AT), 'a ship is not waited for by the minute').toBe(false);
  });

  it('calls papers missed once the first of them is overdue, and what is past gone while nobody has confirmed it', () => {
    const later = nextSteps(ORDER, SUBMITTED_AT + 140 * HOUR);
    const standing = (code: string) => later.find((step) => step.code === code)?.standing;
    expect([standing('PAPERS'), standing('DG_APPLY'), standing('SI')]).toEqual(['missed', 'gone', 'later']);
  });

  it('asks for nothing any more for an offer that has closed without it, and says what was missed', () => {
    const at = SUBMITTED_AT + 140 * HOUR;
    const steps = nextSteps({ ...ORDER, offerLapsedAt: new Date(at - HOUR).toISOString() }, at);
    expect(steps.map(({ code, standing }) => `${code} ${standing}`)).toEqual(['SUBMITTED done', 'DG_APPLY gone']);
  });

  it('has to be verified by the earlier of two: when its offer closes, and when the time of the verification ends', () => {
    const dueAt = (hours: number) => {
      const closesAt = new Date(SUBMITTED_AT + hours * HOUR).toISOString();
      return nextSteps({ ...ORDER, closesAt }, SUBMITTED_AT).find(({ code }) => code === 'VERIFY')?.at;
    };
    expect(dueAt(14)).toBe(new Date(SUBMITTED_AT + 14 * HOUR).toISOString());
    expect(dueAt(49)).toBe(ORDER.verifyBy);
  });

  it('counts what is missing, and names when the first of it is due', () => {
    expect(papersDue(ORDER)).toEqual({ count: 2, at: ORDER.papers[0]?.dueAt });
  });

  it('names of several papers the one that is due first, whatever order they are listed in', () => {
    const [paper] = ORDER.papers;
    if (!paper) throw new Error('nothing is missing');
    const due = (dueAt: string | null) => ({ ...paper, dueAt, isHere: false });
    const papers = [due(null), due('2026-12-03T08:00:00.000Z'), due('2026-12-01T08:00:00.000Z')];
    expect(papersDue({ ...ORDER, papers })).toEqual({ count: 3, at: '2026-12-01T08:00:00.000Z' });
    expect(papersDue({ ...ORDER, papers: [due(null)] })).toEqual({ count: 1, at: null });
  });
});
