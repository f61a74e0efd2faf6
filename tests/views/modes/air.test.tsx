/** @module-tag long */
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { AIR } from '../../../domain/modes/air/mode';
import { airCopy } from '../../../src/copy/modes/air';
import { AirStep } from '../../../src/modes/air/air-step';
import { BELLY, FREIGHTER } from '../../../stories/modes/air.fixtures';
import { AIR_CASE } from '../../support/modes/cases/air';
import { describeRendering } from '../../support/modes/describe-rendering';
import { STEP_PARTS, stepOf } from '../../support/modes/order-step';

const { on, lists, around } = STEP_PARTS;

describeRendering({
  of: AIR_CASE,
  edit: on.edit,
  draw(drawing) {
    const { view, quote } = stepOf(AIR, drawing);
    return <AirStep parts={{ view: { ...view, own: airCopy.fault }, on, lists, quote }} {...around} />;
  },
});

it('the alternative flight shows as unusable after it leaves the list', () => {
  const [{ form, facts }] = AIR_CASE.samples;
  const drawing = { facts, step: 'flight', faults: [], required: [] };
  const told = (altOfferId: string, others: (typeof FREIGHTER)[]) => {
    const { view, quote } = stepOf(AIR, { ...drawing, form: { ...form, altOfferId } });
    const parts = { view: { ...view, own: airCopy.fault }, on, lists, quote };
    const { container, unmount } = render(<AirStep parts={parts} {...around} others={others} />);
    const isOut = container.textContent?.includes('（所填货物不能用，请另选）');
    unmount();
    return isOut;
  };
  expect(told(BELLY.offerId, [FREIGHTER, BELLY])).toBe(false);
  expect(told(BELLY.offerId, [FREIGHTER])).toBe(true);
  expect(told('', [FREIGHTER])).toBe(false);
});
