import { sailingOf } from '../../../domain/modes/fcl/detail';
import { OrderStep } from '../../../src/modes/fcl/order-step';
import { FCL_CASE } from '../../support/modes/cases/fcl';
import { describeRendering } from '../../support/modes/describe-rendering';
import { STEP_PARTS } from '../../support/modes/step-parts';

const { on, lists, around } = STEP_PARTS;

describeRendering({
  of: FCL_CASE,
  draw: (view, { offer }) => (
    <OrderStep parts={{ view, on, lists, sailing: sailingOf(offer), alternatives: [] }} {...around} />
  ),
});
