/** @module-tag long */
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { FLEXI } from '../../../domain/modes/flexi/mode';
import { flexiCopy } from '../../../src/copy/modes/flexi';
import { FlexiStep } from '../../../src/modes/flexi/flexi-step';
import { FLEXI_CASE } from '../../support/modes/cases/flexi';
import { describeRendering } from '../../support/modes/describe-rendering';
import { STEP_PARTS, stepOf } from '../../support/modes/order-step';

const { on, lists, around } = STEP_PARTS;
const [{ form: sound, facts }] = FLEXI_CASE.samples;

it.each([
  ['for each, as long as nobody knows how many', FLEXI.blank, '已安装的为每袋 ¥3,200'],
  ['for all of them', sound, '已安装的为 ¥'],
])('the flexibag order shows the cost of bags already fitted: %s', (_, form, told) => {
  const { view, quote } = stepOf(FLEXI, { form, facts, step: 'confirm', faults: [], required: [] });
  render(<FlexiStep parts={{ view: { ...view, own: flexiCopy.fault }, on, lists, quote }} {...around} />);
  expect(document.body.textContent).toContain(told);
});

describeRendering({
  of: FLEXI_CASE,
  edit: on.edit,
  draw(drawing) {
    const { view, quote } = stepOf(FLEXI, drawing);
    return <FlexiStep parts={{ view: { ...view, own: flexiCopy.fault }, on, lists, quote }} {...around} />;
  },
});
