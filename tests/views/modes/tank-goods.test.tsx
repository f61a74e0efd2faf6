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

it('draws the level of what stands in the form now', () => {
  draw({});
  expect(screen.getByText(/每罐 18,036–21,159 kg，上限 93.85%/)).not.toBeNull();
  expect(screen.getByText('2 罐，每罐 20,000 kg，充装率 88.7%')).not.toBeNull();
});

it('says nothing of a level for other goods than the tank was quoted for', () => {
  draw({ goods: soundTank.goods.map((row) => ({ ...row, goodsId: 'acetone', unNo: '1090' })) });
  expect(screen.getByText(copy.otherGoods)).not.toBeNull();
  expect(screen.queryByText(/每罐 .* kg/)).toBeNull();
});

it('nor for what is heated while nobody has said how hot it gets', () => {
  draw({ heating: 'STEAM' });
  expect(screen.getByText(copy.untold)).not.toBeNull();
  expect(screen.queryByText(/每罐 .* kg/)).toBeNull();
});
