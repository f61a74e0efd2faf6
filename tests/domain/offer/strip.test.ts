import { describe, expect, it } from 'vitest';

import { stripDayOf, type DayOffer } from '../../../domain/offer/strip';

const usd = (amount: number) => ({ currency: 'USD' as const, amount });
const offer = (more: Partial<DayOffer>): DayOffer => ({ state: 'OPEN', level: 'PASS', total: usd(50_000), ...more });
const stateOf = (...leaving: DayOffer[]) => stripDayOf('2026-12-01', leaving).state;

describe('day strip', () => {
  it('shows the lowest total of bookable offers', () => {
    const leaving = [offer({}), offer({ total: usd(40_000) }), offer({ total: usd(10_000), level: 'BLOCK' })];
    expect(stripDayOf('2026-12-01', leaving)).toEqual({ day: '2026-12-01', lowest: usd(40_000), state: 'PRICED' });
  });

  it('distinguishes closed, refused and no departures', () => {
    expect(stateOf(offer({ state: 'CLOSED' }))).toBe('CLOSED');
    expect(stateOf(offer({ level: 'BLOCK' }))).toBe('REFUSED');
    expect(stateOf(offer({ level: 'BLOCK', state: 'CLOSED' }))).toBe('REFUSED');
    expect(stateOf()).toBe('NONE');
  });

  it('shows manual when a person must judge the goods', () => {
    expect(stateOf(offer({ level: 'MANUAL' }), offer({ level: 'BLOCK', state: 'CLOSED' }))).toBe('MANUAL');
    expect(stateOf(offer({ level: 'MANUAL', state: 'CLOSED' }))).toBe('CLOSED');
    expect(stateOf(offer({ level: 'MANUAL', state: 'SOLD_OUT' }))).toBe('SOLD_OUT');
    expect(stateOf(offer({ level: 'MANUAL' }), offer({ state: 'ENQUIRE', total: null }))).toBe('ENQUIRE');
    expect(stateOf(offer({ level: 'MANUAL', total: usd(10_000) }), offer({}))).toBe('PRICED');
  });

  it('shows the most available state', () => {
    expect(stateOf(offer({ state: 'CLOSED' }), offer({ state: 'SOLD_OUT' }))).toBe('SOLD_OUT');
    expect(stateOf(offer({ state: 'SOLD_OUT' }), offer({ state: 'ENQUIRE', total: null }))).toBe('ENQUIRE');
  });
});
