import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import type { TankForm } from '../../../domain/modes/tank/form';
import { TANK } from '../../../domain/modes/tank/mode';
import { tankCopy } from '../../../src/copy/modes/tank';
import { tankOrderCopy as copy } from '../../../src/copy/modes/tank/order';
import { TankStep } from '../../../src/modes/tank/tank-step';
import { STEP_PARTS, stepOf } from '../../support/modes/order-step';
import { soundTank, tankFacts } from '../../support/tank-order';

const { on, lists, around } = STEP_PARTS;

function draw(change: Partial<TankForm>) {
  const form = { ...soundTank, ...change };
  const { view, quote } = stepOf(TANK, { form, facts: tankFacts(), step: 'goods', faults: [], required: [] });
  return render(<TankStep parts={{ view: { ...view, own: tankCopy.fault }, on, lists, quote }} {...around} />);
}

it('the tank order form shows the filling of the current form', () => {
  draw({});
  expect(screen.getByText(/每罐 18,036–21,159 kg，上限 93.85%/)).not.toBeNull();
  expect(screen.getByText('2 罐，每罐 20,000 kg，充装率 88.7%')).not.toBeNull();
});

it('the tank order form hides the filling for goods other than the quoted ones', () => {
  draw({ goods: soundTank.goods.map((row) => ({ ...row, goodsId: 'acetone', unNo: '1090' })) });
  expect(screen.getByText(copy.otherGoods)).not.toBeNull();
  expect(screen.queryByText(/每罐 .* kg/)).toBeNull();
});

it('the tank order form hides the filling of heated goods without a temperature', () => {
  draw({ heating: 'STEAM' });
  expect(screen.getByText(copy.untold)).not.toBeNull();
  expect(screen.queryByText(/每罐 .* kg/)).toBeNull();
});
