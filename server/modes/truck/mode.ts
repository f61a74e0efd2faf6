import type { TruckDetail } from '../../../domain/modes/truck/detail';
import type { TruckForm } from '../../../domain/modes/truck/form';
import { TRUCK } from '../../../domain/modes/truck/mode';
import type { TruckRates } from '../../../domain/modes/truck/rates';
import { kgIn, trucksIn } from '../../../domain/modes/truck/reading';
import type { TruckSearch } from '../../../domain/modes/truck/search';
import type { BookedMode } from '../mode';
import { seenOnWay } from '../seen-on-way';
import { feeNow, truckBrief, truckNote } from './brief';
import { truckChecks } from './checks';
import { truckDocument } from './consignment';
import { takes } from './ordered';
import { truckPapers } from './papers';
import { alternativesTo, offerNamed, ridesOf, searchTrucks } from './search';
import { marketOf } from './stock';
import { isWashed, truckEquipment, truckUnitsIn } from './units';
import { passesOf, TRUCK_WAY } from './way';

/** Full trucks between cities of the house. */
export const truckMode: BookedMode<TruckSearch, TruckForm, TruckDetail, TruckRates> = {
  kind: 'booked',
  order: TRUCK,
  words: {
    what: '整车',
    room: '车辆',
    stands: () => ({
      CONFIRMED: '已确认，待派车',
      BOOKED: '已派车',
      CARGO_IN: '已装车',
      DEPARTED: '在途',
      ARRIVED: '已到达',
      COMPLETED: '已签收',
    }),
  },
  search: searchTrucks,
  offer(search, offerId, world) {
    const named = offerNamed(search, offerId, world);
    return named && { offer: named.offer, rates: named.rates, takers: null };
  },
  alternatives: alternativesTo,
  asked(form, quote) {
    const { search } = quote;
    return [{ ...search, kg: kgIn(form, quote) ?? search.kg, trucks: trucksIn(form) ?? search.trucks }];
  },
  stock: {
    markets: (search) => [...new Set(ridesOf(search).map(({ standing }) => marketOf(standing)))],
    takes,
  },
  papers: truckPapers,
  cancelFee: feeNow,
  brief: (order, _, units, after) => ({
    ...truckBrief(order, truckUnitsIn(units)),
    seen: seenOnWay(TRUCK_WAY, after.seen),
  }),
  prints: {
    note: (order) => ({ own: truckNote(order), kind: 'ROAD' }),
    page: (kind, { order, orderNo }) => truckDocument(kind, order, orderNo),
  },
  after: {
    way: { passes: (order, state) => passesOf(isWashed(order), state) },
    equipment: truckEquipment,
    checks: truckChecks,
    revise: {
      paper: '',
      onPaper: () => [],
      names: { worth: '货值（元）' },
      ticked: { INS: { name: '货物保价', field: 'insured', asks: ['worth'] } },
    },
  },
};
