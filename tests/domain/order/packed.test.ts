import { expect, it } from 'vitest';

import { mostApart, vgmStand } from '../../../domain/order/on-site/packed';

const BOX = { declaredKg: 16_490, maxGrossKg: 30_480 };

it.each([
  [16_490, 'FINE'],
  [17_314, 'FINE'],
  [15_666, 'FINE'],
  [17_315, 'APART'],
  [15_665, 'APART'],
  [30_480, 'APART'],
  [30_481, 'OVER'],
])('grades a box declared at 16,490 kg that weighs %d kg as %s', (kg, stand) => {
  expect(vgmStand(kg, BOX)).toBe(stand);
});

it('allows five per cent of the declared weight, up to a tonne', () => {
  expect(mostApart(16_490)).toBe(824);
  expect(mostApart(20_000)).toBe(1000);
  expect(mostApart(28_000)).toBe(1000);
  expect(vgmStand(29_000, { declaredKg: 28_000, maxGrossKg: 30_480 })).toBe('FINE');
  expect(vgmStand(29_001, { declaredKg: 28_000, maxGrossKg: 30_480 })).toBe('APART');
});
