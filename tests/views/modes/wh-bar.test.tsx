import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { stayBar } from './stay-bar';

const ASKED = '?org=310100&d=Y&un=1294&tons=12&plt=16&days=30';

it('the storage bar reports typing before it searches, so that no answer outlives its tons', () => {
  const [onType, onAsk] = [vi.fn<() => void>(), vi.fn<() => void>()];
  render(stayBar(ASKED, { usualDay: '2026-12-01', onType, onAsk }));
  const tons = screen.getByLabelText('存放吨数 t');
  fireEvent.input(tons, { target: { value: '13' } });
  expect(onType).toHaveBeenCalledTimes(1);
  expect(onAsk).not.toHaveBeenCalled();
  fireEvent.blur(tons);
  expect(onAsk).toHaveBeenCalledWith(expect.objectContaining({ tons: '13', untold: [] }));
});

it('the storage bar takes a typed value equal to the trial value as given', () => {
  const onAsk = vi.fn<() => void>();
  render(stayBar('?org=310100&d=Y&un=1294&tons=12', { usualDay: '2026-12-01', onAsk }));
  const days = screen.getByLabelText<HTMLInputElement>('存放天数');
  const trial = days.placeholder;
  expect([days.value, trial]).toEqual(['', '30']);
  fireEvent.input(days, { target: { value: trial } });
  fireEvent.blur(days);
  expect(onAsk).toHaveBeenCalledWith(expect.objectContaining({ days: '30', untold: ['pallets'] }));
});

it('the storage bar collapses to one line on a phone, opens there, and closes after the search', () => {
  render(stayBar(ASKED, { usualDay: '2026-12-01' }));
  const line = screen.getByRole('button', { name: /12 t · 16 托 · 12-01 入库 · 30 天 · 常温$/ });
  expect(line.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(line);
  expect(line.getAttribute('aria-expanded')).toBe('true');
  fireEvent.blur(screen.getByLabelText('存放吨数 t'));
  expect(line.getAttribute('aria-expanded'), 'leaving one field leaves the others open').toBe('true');
  fireEvent.click(screen.getByRole('button', { name: '重新核算' }));
  expect(line.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(line);
});
