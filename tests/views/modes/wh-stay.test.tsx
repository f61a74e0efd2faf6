import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { whQuestion } from '../../../domain/modes/wh/search';
import { stayBar } from './stay-bar';

const { parts } = whQuestion;
const ASKED = '?org=310100&un=1294&tons=12&plt=16&days=30';

const field = (name: keyof typeof parts) => screen.getByLabelText<HTMLInputElement>(parts[name].label);

it('the storage bar searches on leaving a field and on another temperature', () => {
  const onAsk = vi.fn<() => void>();
  render(stayBar(ASKED, { usualDay: '2026-11-25', onAsk }));
  fireEvent.change(field('tons'), { target: { value: '２００' } });
  expect(onAsk).not.toHaveBeenCalled();
  fireEvent.blur(field('tons'));
  const said = { tons: '200', pallets: '16', days: '30', inDate: null, temp: 'NORMAL', untold: [] };
  expect(onAsk).toHaveBeenLastCalledWith(said);
  expect(field('inDate').value, 'the day that is used is seen, and stays unnamed').toBe('2026-11-25');
  fireEvent.change(field('inDate'), { target: { value: '2026-12-20' } });
  expect(onAsk).toHaveBeenLastCalledWith({ ...said, inDate: '2026-12-20' });
  fireEvent.change(field('temp'), { target: { value: 'COOL' } });
  expect(onAsk).toHaveBeenLastCalledWith({ ...said, temp: 'COOL' });
});

it('the storage bar shows the address, even after it changes', () => {
  const page = render(stayBar(ASKED));
  fireEvent.change(field('tons'), { target: { value: '200' } });
  page.rerender(stayBar(ASKED.replace('tons=12', 'tons=3')));
  expect([field('tons').value, field('pallets').value]).toEqual(['3', '16']);
});

it('the storage bar marks missing input as a trial until it is changed', () => {
  const onAsk = vi.fn<() => void>();
  render(stayBar('?un=1230&days=60', { onAsk }));
  expect(screen.getByRole('note').textContent).toBe(
    '还没有填全：10 t、12 托是试算数，请改成实际数。下单时不会带入试算数。',
  );
  fireEvent.change(field('tons'), { target: { value: '11' } });
  fireEvent.blur(field('tons'));
  expect(onAsk).toHaveBeenLastCalledWith(expect.objectContaining({ tons: '11', untold: ['pallets'] }));
});

it('the storage bar shows each fault beside its field with the bounds', () => {
  render(stayBar('?un=1230&tons=5001&plt=1.5&days=3651'));
  const said = (['tons', 'pallets', 'days'] as const).map((name) => {
    const id = field(name).getAttribute('aria-describedby') ?? '';
    return [field(name).getAttribute('aria-invalid'), document.querySelector(`#${id}`)?.textContent];
  });
  expect(said).toEqual([
    ['true', '存放吨数应大于 0，不超过 5000 t'],
    ['true', '托盘数应为 1–9999 的整数'],
    ['true', '存放天数应为 1–3650'],
  ]);
  expect(screen.queryByRole('note'), 'nothing is tried while something is wrong').toBeNull();
});
