import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { TruckCards } from '../../../src/trade/papers/truck-cards';

afterEach(cleanup);

const cardsOf = (code: string) => (
  <TruckCards
    title="入库预约码"
    note=""
    origin=""
    trucks={[{ code, when: '11-26 09–10 时', plateNo: '沪A12345', driverName: '', pieces: '' }]}
    renderMore={(at) => <button type="button">{`改第 ${at + 1} 车`}</button>}
  />
);

it('a truck with a changed code keeps the focus', () => {
  const { rerender } = render(cardsOf('7K3MQX9DT2'));
  screen.getByRole('button').focus();
  rerender(cardsOf('P3TJEWMBFB'));
  expect(screen.getByRole('button')).toBe(document.activeElement);
});
