import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { AIR } from '../../../domain/modes/air/mode';
import { airCopy } from '../../../src/copy/modes/air';
import { AirStep } from '../../../src/modes/air/air-step';
import { airFacts, soundAir } from '../../support/air-order';
import { STEP_PARTS, stepOf } from '../../support/modes/order-step';

const { on, lists, around } = STEP_PARTS;

it('AE17: a piece count mismatch focuses the size table and shows below it', async () => {
  const form = { ...soundAir, sizeRows: soundAir.sizeRows.map((row) => ({ ...row, pcs: '7' })) };
  const facts = airFacts();
  const faults = AIR.faults(form, facts);
  const { view, quote } = stepOf(AIR, { form, facts, step: 'goods', faults, required: [] });
  const focused = { ...view, own: airCopy.fault, focus: { path: 'sizeRows', turn: 1 } };
  await person.opens(<AirStep parts={{ view: focused, on, lists, quote }} {...around} />);
  const table = await screen.findByRole('group', { name: '每件尺寸' });
  expect(document.activeElement).toBe(table);
  expect(document.body.textContent).toContain('尺寸件数 7 与总件数 2 不一致');
});
