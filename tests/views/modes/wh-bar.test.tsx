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
