import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { TankNoticeView } from '../../../src/modes/tank/tank-notice';
import meta from '../../../stories/modes/tank-notice.stories';

afterEach(cleanup);

const { order, view } = meta.args;

/** Two S26 are free until 2027-01-29; later days cost 35 dollars per tank, 70 for both. */
it.each([
  ['2027-01-24T02:00:00Z', '2027-01-29 免租到期，还有 5 天；押金还罐后退'],
  ['2027-01-29T10:00:00Z', '今天（2027-01-29）免租到期，请安排还罐'],
  ['2027-02-01T02:00:00Z', '免租已于 2027-01-29 到期，超期 3 天，按计划到港日算超期租金 $210.00'],
])('the tank holder sees at %s: %s', (now, said) => {
  render(
    <TankNoticeView
      order={{ ...order, state: 'ARRIVED' }}
      now={Date.parse(now)}
      view={view}
      on={{ fetch: vi.fn<() => void>() }}
    />,
  );
  expect(screen.getByRole('status').textContent).toBe(said);
});

it('the tank notice can be fetched once tanks are assigned and not after cancellation', () => {
  const unit = {
    no: 'GLTU3054381',
    testDue: '2027-09-01',
    last: '乙二醇',
    grade: 'B',
    washedOn: '2026-11-20',
    inspector: '沈砚',
  };
  const pages = (change: object) => {
    render(<TankNoticeView order={{ ...order, ...change }} now={0} view={view} on={{ fetch: vi.fn<() => void>() }} />);
    const found = screen.queryAllByRole('button', { name: '打印放罐单' }).length;
    cleanup();
    return found;
  };
  expect(pages({ state: 'BOOKED', units: [unit] })).toBe(1);
  expect(pages({ state: 'CANCELLED', units: [unit] })).toBe(0);
  expect(pages({ state: 'BOOKED', units: [] })).toBe(0);
});
