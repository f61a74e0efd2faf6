import { person } from '#person';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { AIR } from '../../../domain/modes/air/mode';
import { airCopy } from '../../../src/copy/modes/air';
import { AirStep } from '../../../src/modes/air/air-step';
import { airFacts, soundAir } from '../../support/air-order';
import { STEP_PARTS, stepOf } from '../../support/modes/order-step';

const { on, lists, around } = STEP_PARTS;

async function pressed(name: string, change: Partial<typeof soundAir>): Promise<unknown[]> {
  const edits: unknown[] = [];
  const { view, quote } = stepOf(AIR, {
    form: { ...soundAir, ...change },
    facts: airFacts(),
    step: 'goods',
    faults: [],
    required: [],
  });
  const listening = { ...on, edit: (edit: unknown) => edits.push(edit) };
  await person.opens(
    <AirStep parts={{ view: { ...view, own: airCopy.fault }, on: listening, lists, quote }} {...around} />,
  );
  await screen.findByRole('button', { name });
  await person.press('button', name);
  return edits;
}

it('the worth field sets the declared value to NVD by one press', async () => {
  expect(await pressed('NVD 无声明', { declaredValue: '1200' })).toStrictEqual([
    { kind: 'set', path: 'declaredValue', value: 'NVD' },
  ]);
});

it('the worth field sets the customs value to NCV by one press', async () => {
  expect(await pressed('NCV 无声明', { customsValue: '' })).toStrictEqual([
    { kind: 'set', path: 'customsValue', value: 'NCV' },
  ]);
});

it('the worth field clears NVD by another press', async () => {
  expect(await pressed('NVD 无声明', { declaredValue: 'nvd' })).toStrictEqual([
    { kind: 'set', path: 'declaredValue', value: '' },
  ]);
});
