import type { WhDetail } from '../../../../domain/modes/wh/detail';
import type { WhForm } from '../../../../domain/modes/wh/form';
import type { WhQuote } from '../../../../domain/modes/wh/quote';
import type { WhSearch } from '../../../../domain/modes/wh/search';
import { gateOpening, readStay } from '../../../../domain/modes/wh/stay';
import { ROOM_ROWS } from '../../../../domain/modes/wh/stores';
import { type Day, isDay } from '../../../../domain/values/days';
import { toIso, parseMoment } from '../../../../domain/values/moments';
import { CITIES } from '../../../world/ports/cities';
import type { ModeMarket } from '../market';
import { rowPlaces } from '../places';
import { ROOMS } from './rooms';
import { tonsToStore } from '../../../../domain/modes/wh/reading';
import type { OnwardTruckFacts } from '../../../../domain/order/trucks/onward-truck';
import type { Snapshot } from '../kept';
import { sharedOut } from '../shared-out';
import { whGates } from './brief';

/** Trucks to the store, one per gate hour, the first at the earliest hour and never before. */
function whOnwardTruck(order: Snapshot<WhForm, WhQuote>): OnwardTruckFacts | null {
  const hours = whGates(order).flatMap(({ at }) => parseMoment(at ?? '') ?? []);
  if (hours.length === 0) return null;
  const at = Math.min(...hours);
  return { way: 'TO', at, opens: at, ...sharedOut(tonsToStore(order.form) * 1000, hours.length) };
}

const runs = (from: Day) =>
  ROOMS.map(({ store: { code, nameCn, city } }) => ({
    org: { code: city, nameCn: '', nameEn: '' },
    dst: null,
    supplier: null,
    leavesAt: null,
    arrivesAt: null,
    detail: { warehouse: { code, nameCn, nameEn: '' }, stay: { from, to: from } },
  }));

export const whMarket = {
  passing: {
    name: '危品仓储',
    places: [
      ...new Map(ROOM_ROWS.map(({ store: { code, nameCn } }) => [code, { place: code, name: nameCn }])).values(),
      ...rowPlaces(CITIES),
    ],
    carriers: [],
    own({ warehouse, stay: asked }, { form }) {
      const stay = (form && readStay(form)) ?? asked;
      return { places: [warehouse], days: [stay.from, stay.to] };
    },
  },
  runs,
  onwardTruck: whOnwardTruck,
  ownLoading: ({ quote }) => ({ gate: { name: quote.offer.detail.warehouse.nameCn, address: '' } }),
  stepMoments: ({ form }) => ({ handedAt: isDay(form.inDate) ? toIso(gateOpening(form.inDate)) : null }),
} satisfies ModeMarket<WhForm, WhQuote, WhSearch, WhDetail>;
