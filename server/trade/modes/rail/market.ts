import { BORDER_CODES, BORDERS } from '../../../../domain/modes/rail/corridor';
import type { RailDetail } from '../../../../domain/modes/rail/detail';
import type { RailForm } from '../../../../domain/modes/rail/form';
import { addPlaceNotice, type RailQuote } from '../../../../domain/modes/rail/quote';
import type { RailSearch } from '../../../../domain/modes/rail/search';
import type { Day } from '../../../../domain/values/days';
import { toIso } from '../../../../domain/values/moments';
import { STATIONS } from '../../../world/ports/stations';
import { carriedByService } from '../carried';
import type { ModeMarket } from '../market';
import { rowPlaces } from '../places';
import { listDepartures } from './departures';
import { ROUTES } from './routes';
import { type LoadedBox, readLoadedBoxes } from '../../../../domain/modes/rail/wagons';
import { CONTAINERS } from '../../../../domain/offer/containers';
import { closingTime } from '../../../../domain/offer/cutoffs';
import type { OnwardTruckFacts } from '../../../../domain/order/trucks/onward-truck';
import type { Snapshot } from '../kept';

/** A chassis per box to the station, each as heavy as the heaviest. */
function railOnwardTruck({ form, quote }: Snapshot<RailForm, RailQuote>): OnwardTruckFacts | null {
  const [at, boxes] = [closingTime(quote.offer.cutoffs), readLoadedBoxes(form.boxes, form.units)];
  if (at === null || boxes.length === 0) return null;
  const grossOf = ({ type, kg }: LoadedBox) => (kg ?? 0) + CONTAINERS[type].tareKg;
  const [heaviest] = boxes.toSorted((one, other) => grossOf(other) - grossOf(one));
  const box = heaviest ? { type: heaviest.type, tareKg: CONTAINERS[heaviest.type].tareKg } : null;
  return { way: 'TO', at, opens: null, trucks: boxes.length, kg: heaviest?.kg || null, m3: null, box };
}

const runs = (from: Day, days: number) =>
  ROUTES.flatMap((route) =>
    listDepartures(route, from, days).map(({ leavesAt, arrivesAt }) => ({
      org: route.org,
      dst: route.dst,
      supplier: route.platform,
      leavesAt: toIso(leavesAt),
      arrivesAt: toIso(arrivesAt),
      detail: { border: route.border },
    })),
  );

export const railMarket = {
  passing: {
    name: '国际班列',
    places: [
      ...rowPlaces(STATIONS).map(({ place, name }) => ({ place, name: `${name}站` })),
      ...BORDER_CODES.map((place) => ({ place, name: `${BORDERS[place].nameCn}口岸` })),
    ],
    carriers: [],
    own: ({ border }) => ({ places: [{ code: border, nameCn: BORDERS[border].nameCn, nameEn: '' }] }),
  },
  vehicle: () => '',
  runs,
  carries: carriedByService,
  onwardTruck: railOnwardTruck,
  bare: (detail) => ({
    ...detail,
    paired: detail.paired.map((one) => ({ ...one, total: null })),
    instead: detail.instead.map((one) => ({ ...one, way: one.way && { ...one.way, total: null } })),
  }),
  heeding: {
    places: BORDER_CODES.map((place) => ({ place, name: BORDERS[place].nameCn })),
    heeded: (quote, told) => ({ ...quote, offer: addPlaceNotice(quote.offer, told(quote.offer.detail.border)) }),
  },
} satisfies ModeMarket<RailForm, RailQuote, RailSearch, RailDetail>;
