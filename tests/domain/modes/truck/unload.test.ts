import { expect, it } from 'vitest';

import type { TruckForm } from '../../../../domain/modes/truck/form';
import { truckFaults } from '../../../../domain/modes/truck/rules';
import { DRUMS, soundTruckOn, TANKED, truckFacts, truckQuoteFor } from '../../../support/truck-order';

const saysOf = (unload: TruckForm['unload'], quote = truckQuoteFor(DRUMS)) =>
  truckFaults({ ...soundTruckOn(quote), unload }, truckFacts(quote)).flatMap(({ path, code }) =>
    path === 'unload' ? [code] : [],
  );

it('unloads by vehicle: a tank by pump, a box by tail lift if fitted', () => {
  const tank = truckQuoteFor(TANKED, 'TANK30');
  expect([saysOf('PUMP'), saysOf('TAIL'), saysOf('FORK')]).toEqual([['truckPump'], ['truckLift'], []]);
  expect([saysOf('PUMP', tank), saysOf('TAIL', tank)]).toEqual([[], ['truckLift']]);
});
