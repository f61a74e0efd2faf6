import { lclPrice } from '../../domain/modes/lcl/acceptance';
import { priceMeasured } from '../../domain/modes/lcl/measured';
import type { Amounts, Measured } from '../../domain/order/on-site/measured';
import { LCL_QUOTE, LCL_SOUND } from '../modes/lcl.fixtures';

export const ASKED_AT = Date.parse('2026-12-03T03:00:00.000Z');

export function measuredOf(came: Amounts, more: Partial<Measured> = {}): Measured {
  const charges = lclPrice(LCL_SOUND, LCL_QUOTE);
  if (!charges) throw new Error('there is no price');
  return {
    ...priceMeasured({ form: LCL_SOUND, quote: LCL_QUOTE, charges }, came),
    stands: 'SETTLED',
    measuredAt: '2026-12-03T02:10:00.000Z',
    answerBy: null,
    ...more,
  };
}

export const LARGER = measuredOf({ kg: 900, m3: 1.9 }, { stands: 'ASKED', answerBy: '2026-12-03T06:10:00.000Z' });
