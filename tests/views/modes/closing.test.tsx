import { person } from '#person';
import { expect, it, vi } from 'vitest';

import { AIR } from '../../../domain/modes/air/mode';
import { sailingFromOffer } from '../../../domain/modes/fcl/detail';
import { FCL } from '../../../domain/modes/fcl/mode';
import { LCL } from '../../../domain/modes/lcl/mode';
import { RAIL } from '../../../domain/modes/rail/mode';
import type { OrderMode } from '../../../domain/order/mode/mode';
import type { OrderForm } from '../../../domain/order/form/form';
import type { Quote } from '../../../domain/offer/offer';
import { AirStep } from '../../../src/modes/air/air-step';
import { FclStep } from '../../../src/modes/fcl/fcl-step';
import { LclStep } from '../../../src/modes/lcl/lcl-step';
import { RailStep } from '../../../src/modes/rail/rail-step';
import { AIR_CASE } from '../../support/modes/cases/air';
import { FCL_CASE } from '../../support/modes/cases/fcl';
import { LCL_CASE } from '../../support/modes/cases/lcl';
import { RAIL_CASE } from '../../support/modes/cases/rail';
import type { ModeCase } from '../../support/modes/mode-case';
import { STEP_PARTS, stepOf } from '../../support/modes/order-step';

const { on, lists, around } = STEP_PARTS;
const HOUR = 3_600_000;

/** Last step of the first sample (dangerous goods), and when its offer closes. */
function lastOf<TForm extends OrderForm, TQuote extends Quote>(
  mode: OrderMode<TForm, TQuote>,
  of: ModeCase<TForm, TQuote>,
) {
  const [{ form, facts }] = of.samples;
  const { view, quote } = stepOf(mode, { form, facts, step: 'confirm', faults: [], required: [] });
  return { parts: { view: { ...view, own: {} }, on, lists, quote }, closesAt: Date.parse(quote.offer.closesAt ?? '') };
}

const fcl = lastOf(FCL, FCL_CASE);
const lcl = lastOf(LCL, LCL_CASE);
const air = lastOf(AIR, AIR_CASE);
const rail = lastOf(RAIL, RAIL_CASE);
const sailing = sailingFromOffer(fcl.parts.quote.offer);

const MODES = [
  {
    id: 'FCL',
    closesAt: fcl.closesAt,
    at: (now: number) => <FclStep parts={{ ...fcl.parts, sailing }} {...around} now={now} />,
  },
  { id: 'LCL', closesAt: lcl.closesAt, at: (now: number) => <LclStep parts={lcl.parts} {...around} now={now} /> },
  { id: 'AIR', closesAt: air.closesAt, at: (now: number) => <AirStep parts={air.parts} {...around} now={now} /> },
  { id: 'RAIL', closesAt: rail.closesAt, at: (now: number) => <RailStep parts={rail.parts} {...around} now={now} /> },
];

const WARNING = '早于 48 小时的认证期限';

it.each(MODES)('$id warns before submission when the offer closes within 48 hours', async ({ closesAt, at }) => {
  for (const [hours, isTold] of [
    [47, true],
    [49, false],
  ] as const) {
    await person.opens(at(closesAt - hours * HOUR));
    await vi.waitFor(() => expect(document.body.textContent?.trim()).not.toBe(''));
    expect(document.body.textContent?.includes(WARNING), `${hours} hours before`).toBe(isTold);
    await person.leaves();
  }
});
