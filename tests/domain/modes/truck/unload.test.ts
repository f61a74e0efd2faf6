import { expect, it } from 'vitest';

import type { TruckForm } from '../../../../domain/modes/truck/form';
import { truckFaults } from '../../../../domain/modes/truck/rules';
import { DRUMS, soundTruckOn, TANKED, truckFacts, truckQuoteFor } from '../../../support/truck-order';

const saysOf = (unload: TruckForm['unload'], quote = truckQuoteFor(DRUMS)) =>
  truckFaults({ ...soundTruckOn(quote), unload }, truckFacts(quote)).flatMap(({ path, code }) =>
    path === 'unload' ? [code] : [],
  );

it('is emptied by what the vehicle has: a tank by its pump, a box by its tail lift where it has one', () => {
  const tank = truckQuoteFor(TANKED, 'TANK30');
  expect([saysOf('PUMP'), saysOf('TAIL'), saysOf('FORK')]).toEqual([['truckPump'], ['truckLift'], []]);
  expect([saysOf('PUMP', tank), saysOf('TAIL', tank)]).toEqual([[], ['truckLift']]);
});
