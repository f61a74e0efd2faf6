import type { SharedBox, StowedGoods } from '../../../../domain/modes/lcl/shared-box';
import { departureBoxes, type Box } from './boxes';
import type { Departure } from './departures';
import type { Cargo } from '../../../../domain/modes/lcl/rates';
import type { World } from './world';

export type BoxContent = { goods: StowedGoods[] };

export type BoxWorld = Pick<World, 'taken' | 'inside'>;
export type BoxNow = SharedBox & Pick<Box, 'stockId' | 'most'>;

export function boxesNow(departure: Departure, cargo: Cargo, held: BoxWorld): BoxNow[] {
  return departureBoxes(departure, cargo).map(({ stockId, most, strangers }) => ({
    stockId,
    most,
    inside: [...strangers.stowed, ...held.inside(stockId).flatMap(({ body }) => (body as BoxContent).goods)],
    room: {
      grams: most.grams - strangers.grams - held.taken(stockId, 'G'),
      litres: most.litres - strangers.litres - held.taken(stockId, 'L'),
    },
  }));
}
