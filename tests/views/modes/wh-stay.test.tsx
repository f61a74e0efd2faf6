import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { whAskedIn } from '../../../domain/modes/wh/address';
import { whSearchCopy } from '../../../src/copy/modes/wh/search';
import { StayBar } from '../../../src/modes/wh/stay-bar';

const { stay: copy } = whSearchCopy;
const ASKED = '?org=310100&un=1294&tons=12&plt=16&days=30';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

it('asks with all it says once a field is left, or the temperature is another', () => {
  const onAsk = vi.fn<() => void>();
  render(<StayBar onType={vi.fn<() => void>()} asked={whAskedIn(ASKED)} usualDay="2026-11-25" onAsk={onAsk} />);
  fireEvent.change(field(copy.tons), { target: { value: '２００' } });
  expect(onAsk).not.toHaveBeenCalled();
  fireEvent.blur(field(copy.tons));
  const said = { tons: '200', pallets: '16', days: '30', inDate: null, temp: 'NORMAL', untold: [] };
  expect(onAsk).toHaveBeenLastCalledWith(said);
  expect(field(copy.inDate).value, 'the day that is used is seen, and stays unnamed').toBe('2026-11-25');
  fireEvent.change(field(copy.inDate), { target: { value: '2026-12-20' } });
  expect(onAsk).toHaveBeenLastCalledWith({ ...said, inDate: '2026-12-20' });
  fireEvent.change(field(copy.temp), { target: { value: 'COOL' } });
  expect(onAsk).toHaveBeenLastCalledWith({ ...said, temp: 'COOL' });
});

it('shows what the address says, also when that changes under it', () => {
  const page = render(
    <StayBar onType={vi.fn<() => void>()} asked={whAskedIn(ASKED)} usualDay={null} onAsk={vi.fn<() => void>()} />,
  );
  fireEvent.change(field(copy.tons), { target: { value: '200' } });
  page.rerender(
    <StayBar
      onType={vi.fn<() => void>()}
      asked={whAskedIn(ASKED.replace('tons=12', 'tons=3'))}
      usualDay={null}
      onAsk={vi.fn<() => void>()}
    />,
  );
  expect([field(copy.tons).value, field(copy.pallets).value]).toEqual(['3', '16']);
});

it('calls a trial what nobody has said, until it is something else', () => {
  const onAsk = vi.fn<() => void>();
  render(<StayBar onType={vi.fn<() => void>()} asked={whAskedIn('?un=1230&days=60')} usualDay={null} onAsk={onAsk} />);
  expect(screen.getByRole('note').textContent).toBe(
    '还没有填全：10 t、12 托是试算数，请改成实际数。下单时不会带入试算数。',
  );
  fireEvent.change(field(copy.tons), { target: { value: '11' } });
  fireEvent.blur(field(copy.tons));
  expect(onAsk).toHaveBeenLastCalledWith(expect.objectContaining({ tons: '11', pallets: '12', untold: ['pallets'] }));
});
