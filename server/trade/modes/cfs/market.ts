import type { CfsDetail } from '../../../../domain/modes/cfs/detail';
import { cfsFollowing } from '../../../../domain/modes/cfs/following';
import type { CfsForm } from '../../../../domain/modes/cfs/form';
import type { CfsQuote } from '../../../../domain/modes/cfs/quote';
import { readSlotDays, readStuffings, tonsToStuff } from '../../../../domain/modes/cfs/reading';
import type { CfsSearch } from '../../../../domain/modes/cfs/search';
import { stuffOpens } from '../../../../domain/modes/cfs/slots';
import { toIso, parseMoment } from '../../../../domain/values/moments';
import type { ModeMarket } from '../market';
import { endPlaces } from '../places';
import { STATIONS } from './stations';
import type { OnwardTruckFacts } from '../../../../domain/order/trucks/onward-truck';
import type { Snapshot } from '../kept';
import { sharedOut } from '../shared-out';
import { truckDueAt } from './ordered';

/** Trucks to the station, one per gate hour, the first at the earliest hour and never before. */
function cfsOnwardTruck({ form }: Snapshot<CfsForm, CfsQuote>): OnwardTruckFacts | null {
  const hours = form.inbound.flatMap(({ slot }) => parseMoment(truckDueAt(slot) ?? '') ?? []);
  if (hours.length === 0) return null;
  const at = Math.min(...hours);
  return { way: 'TO', at, opens: at, ...sharedOut(tonsToStuff(form) * 1000, form.inbound.length) };
}

const runs = () =>
  STATIONS.map(({ station }) => ({
    org: station.port,
    dst: null,
    supplier: null,
    leavesAt: null,
    arrivesAt: null,
    detail: { station },
  }));

export const cfsMarket = {
  passing: {
    name: '内装箱',
    places: endPlaces(STATIONS.map(({ station }) => station)),
    carriers: [],
    own: ({ station }, { form }) => ({
      places: [station],
      at: (form ? readSlotDays(form) : []).map((day) => ({ place: station, days: [day, day] })),
    }),
  },
  runs,
  onwardTruck: cfsOnwardTruck,
  ownLoading({ quote }) {
    const { nameCn, address } = quote.offer.detail.station;
    return { gate: { name: nameCn, address } };
  },
  stepMoments({ form }) {
    const opens = readStuffings(form).map(({ slot }) => stuffOpens(slot));
    return { handedAt: opens.length === 0 ? null : toIso(Math.min(...opens)) };
  },
  following: ({ sailed }) => sailed && cfsFollowing(sailed),
} satisfies ModeMarket<CfsForm, CfsQuote, CfsSearch, CfsDetail>;
