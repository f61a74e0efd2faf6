import { describe, expect, it } from 'vitest';

import { dayOf, type Leaving } from '../../../domain/offer/strip';

const usd = (amount: number) => ({ currency: 'USD' as const, amount });
const offer = (more: Partial<Leaving>): Leaving => ({ state: 'OPEN', level: 'PASS', total: usd(50_000), ...more });
const stateOf = (...leaving: Leaving[]) => dayOf('2026-12-01', leaving).state;

describe('a day of the strip', () => {
  it('has the lowest total of what can be ordered', () => {
    const leaving = [offer({}), offer({ total: usd(40_000) }), offer({ total: usd(10_000), level: 'BLOCK' })];
    expect(dayOf('2026-12-01', leaving)).toEqual({ day: '2026-12-01', lowest: usd(40_000), state: 'PRICED' });
  });

  it('tells what leaves too soon, or without these goods, from nothing at all', () => {
    expect(stateOf(offer({ state: 'CLOSED' }))).toBe('CLOSED');
    expect(stateOf(offer({ level: 'BLOCK' }))).toBe('REFUSED');
    expect(stateOf(offer({ level: 'BLOCK', state: 'CLOSED' }))).toBe('REFUSED');
    expect(stateOf()).toBe('NONE');
  });

  it('says what the list says of goods that a person has to judge', () => {
    expect(stateOf(offer({ level: 'MANUAL' }), offer({ level: 'BLOCK', state: 'CLOSED' }))).toBe('MANUAL');
    expect(stateOf(offer({ level: 'MANUAL', state: 'CLOSED' }))).toBe('CLOSED');
    expect(stateOf(offer({ level: 'MANUAL', state: 'SOLD_OUT' }))).toBe('SOLD_OUT');
    expect(stateOf(offer({ level: 'MANUAL' }), offer({ state: 'ENQUIRE', total: null }))).toBe('ENQUIRE');
    expect(stateOf(offer({ level: 'MANUAL', total: usd(10_000) }), offer({}))).toBe('PRICED');
  });

  it('says first what could still be had', () => {
    expect(stateOf(offer({ state: 'CLOSED' }), offer({ state: 'SOLD_OUT' }))).toBe('SOLD_OUT');
    expect(stateOf(offer({ state: 'SOLD_OUT' }), offer({ state: 'ENQUIRE', total: null }))).toBe('ENQUIRE');
  });
});
