import { person } from '#person';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { readCfsQuery } from '../../../domain/modes/cfs/address';
import { whQuestion } from '../../../domain/modes/wh/search';
import { cfsSearchCopy } from '../../../src/copy/modes/cfs/search';
import { PlanBar } from '../../../src/modes/cfs/plan-bar';
import { stayBar } from './stay-bar';

const storeBar = (tons: string) =>
  stayBar(`?org=310100&un=1230&tons=${tons}&plt=3&days=20`, { usualDay: '2026-12-01' });
const planBar = (tons: string) => (
  <PlanBar
    asked={readCfsQuery(`?org=CNSHA&un=1230&tons=${tons}`)}
    onType={vi.fn<() => void>()}
    onAsk={vi.fn<() => void>()}
  />
);

it.each([
  ['a store', storeBar, whQuestion.parts.tons.label],
  ['a station', planBar, cfsSearchCopy.bar.tons],
] as const)(
  '%s: keeps the focus after submission, protects typed input, and follows the address back',
  async (_, bar, label) => {
    await person.sitsBefore(1440);
    const page = render(bar('12'));
    const field = () => screen.getByLabelText<HTMLInputElement>(label);
    field().focus();
    fireEvent.input(field(), { target: { value: '1' } });
    page.rerender(bar('12'));
    expect(field().value).toBe('1');
    fireEvent.input(field(), { target: { value: '15' } });
    page.rerender(bar('15'));
    expect([document.activeElement === field(), field().value]).toEqual([true, '15']);
    page.rerender(bar('12'));
    expect(field().value).toBe('12');
  },
);
