import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { fillFigures } from '../../../domain/modes/tank/cargo';
import { fillWindow } from '../../../domain/goods/tank/fill';
import { findTankType } from '../../../domain/goods/tank/types';
import { HeatChart } from '../../../src/modes/tank/heat-chart';
import { TOLUENE, tanksFor } from '../../support/tank-order';

it('the heat chart draws a full tank at its mark', () => {
  const cargo = tanksFor(TOLUENE)[0]?.detail.cargo;
  const filled = cargo && fillFigures(cargo, { d15: null, d50: null, loadC: 20, hotC: null });
  const tank = findTankType('S26');
  if (!filled || !tank) throw new Error('there is no such tank, or nobody knows the goods');
  const { mostPercent, mostKg } = fillWindow(tank, filled);
  expect([mostPercent, mostKg]).toEqual([93.85, 21_159]);
  render(<HeatChart filled={filled} tank={tank} kg={mostKg} />);
  expect(screen.getByRole('img', { name: '20℃ 93.8%，50℃ 97%' })).not.toBeNull();
});
