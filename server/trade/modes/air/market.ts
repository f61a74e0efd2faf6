import { AIRLINES } from '../../../../domain/modes/air/airlines';
import type { AirDetail } from '../../../../domain/modes/air/detail';
import type { AirForm } from '../../../../domain/modes/air/form';
import type { AirQuote } from '../../../../domain/modes/air/quote';
import type { AirSearch } from '../../../../domain/modes/air/search';
import type { Day } from '../../../../domain/values/days';
import { toIso } from '../../../../domain/values/moments';
import { AIRPORTS } from '../../../world/ports/airports';
import { carriedByService } from '../carried';
import type { ModeMarket } from '../market';
import { endPlaces, rowPlaces } from '../places';
import { airAnswering } from './answering';
import { airDepartures } from './departures';
import { FLIGHTS } from './flights';
import { closingTime } from '../../../../domain/offer/cutoffs';
import { sumGoodsLoad } from '../../../../domain/order/blocks/load';
import type { OnwardTruckFacts } from '../../../../domain/order/trucks/onward-truck';
import type { Snapshot } from '../kept';
import { sharedOut } from '../shared-out';

/** One truck to the terminal, before its closing for the flight. */
function airOnwardTruck({ form, quote }: Snapshot<AirForm, AirQuote>): OnwardTruckFacts | null {
  const [at, load] = [closingTime(quote.offer.cutoffs), sumGoodsLoad(form.goods)];
  return at === null
    ? null
    : { way: 'TO', at, opens: null, ...sharedOut(load.kg, 1), m3: load.m3 > 0 ? load.m3 : null };
}

const runs = (from: Day, days: number) =>
  FLIGHTS.flatMap((flight) =>
    airDepartures(flight, from, days).map(({ leavesAt, arrivesAt }) => ({
      org: flight.org,
      dst: flight.dst,
      supplier: flight.airline,
      leavesAt: toIso(leavesAt),
      arrivesAt: toIso(arrivesAt),
      detail: { via: flight.via },
    })),
  );

export const airMarket = {
  passing: {
    name: '空运',
    places: rowPlaces(AIRPORTS).map(({ place, name }) => ({ place, name: `${name}机场` })),
    carriers: endPlaces(AIRLINES),
    own: ({ via }) => ({ places: [via] }),
  },
  vehicle: ({ flight }) => flight,
  runs,
  answers: airAnswering,
  carries: carriedByService,
  onwardTruck: airOnwardTruck,
} satisfies ModeMarket<AirForm, AirQuote, AirSearch, AirDetail>;
