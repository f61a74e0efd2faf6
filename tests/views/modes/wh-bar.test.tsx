import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { whAskedIn } from '../../../domain/modes/wh/address';
import { StayBar } from '../../../src/modes/wh/stay-bar';

const ASKED = whAskedIn('?org=310100&d=Y&un=1294&tons=12&plt=16&days=30');

it('says that a hand writes before it asks, so that no answer stands under other tons', () => {
  const [onType, onAsk] = [vi.fn<() => void>(), vi.fn<() => void>()];
  render(<StayBar asked={ASKED} usualDay="2026-12-01" onType={onType} onAsk={onAsk} />);
  const tons = screen.getByLabelText('存放吨数 t');
  fireEvent.input(tons, { target: { value: '13' } });
  expect(onType).toHaveBeenCalledTimes(1);
  expect(onAsk).not.toHaveBeenCalled();
  fireEvent.blur(tons);
  expect(onAsk).toHaveBeenCalledWith(expect.objectContaining({ tons: '13', untold: [] }));
});

it('takes what is typed as said, though it is the figure that was tried', () => {
  const onAsk = vi.fn<() => void>();
  render(
    <StayBar
      asked={whAskedIn('?org=310100&d=Y&un=1294&tons=12')}
      usualDay="2026-12-01"
      onType={() => undefined}
      onAsk={onAsk}
    />,
  );
  const days = screen.getByLabelText<HTMLInputElement>('存放天数');
  const trial = days.placeholder;
  expect([days.value, trial]).toEqual(['', '30']);
  fireEvent.input(days, { target: { value: trial } });
  fireEvent.blur(days);
  expect(onAsk).toHaveBeenCalledWith(expect.objectContaining({ days: '30', pallets: '12', untold: ['pallets'] }));
});
