import { railCancelFee } from '../../../domain/modes/rail/cancel';
import type { RailDetail } from '../../../domain/modes/rail/detail';
import type { RailForm } from '../../../domain/modes/rail/form';
import { sharedWagons } from '../../../domain/modes/rail/halves';
import { RAIL } from '../../../domain/modes/rail/mode';
import type { RailRates } from '../../../domain/modes/rail/rates';
import type { RailSearch } from '../../../domain/modes/rail/search';
import { trucksOpenUntil } from '../../../domain/modes/rail/station';
import { isFetched } from '../../../domain/modes/rail/trucks';
import { loadedIn, loneKg, railBoxesIn } from '../../../domain/modes/rail/wagons';
import { boxesIn } from '../../../domain/order/blocks/load';
import { peopleOnBill } from '../../../domain/order/revised';
import { withTruck } from '../../../domain/order/truck';
import { rowNumberOf } from '../../../domain/order/hazards';
import type { BookedMode } from '../mode';
import { railBrief, railGates, railTruckTold } from './brief';
import { RAIL_SHEETS, railDocument } from './documents';
import { railNote } from './note';
import { offerNamed } from './offers';
import { takes } from './ordered';
import { railPapers } from './papers';
import { marketOf, routesFor } from './routes';
import { alternativesTo, searchRail } from './search';
import { railPasses } from './way';

/** By train. */
export const railMode: BookedMode<RailSearch, RailForm, RailDetail, RailRates> = {
  kind: 'booked',
  order: RAIL,
  words: {
    what: '班列',
    room: '箱位',
    stands: () => ({
      BOOKED: '已排计划',
      CARGO_IN: '已上站',
      DECLARED: '海关已放行',
      DEPARTED: '已发车',
      ARRIVED: '已到站',
    }),
  },
  search: searchRail,
  offer(search, offerId, world) {
    const named = offerNamed(search, offerId, world);
    return named && { ...named, takers: null };
  },
  alternatives: alternativesTo,
  asked({ boxes, isDanger, goods: [row], boxOwner, heating }, { search }) {
    const counted = railBoxesIn(boxes);
    const named = row?.nameCn.trim() || null;
    const unNo = isDanger === 'Y' ? rowNumberOf(row ?? { unNo: '' }) : null;
    const own = {
      owner: boxOwner === 'SOC' ? boxOwner : search.owner,
      heating: heating === '' ? search.heating : heating,
    };
    return counted.length === 0
      ? []
      : [
          {
            ...search,
            ...own,
            boxes: counted,
            isDanger,
            unNo,
            goods: named ?? search.goods,
            isTrial: false,
            from: null,
          },
        ];
  },
  stock: {
    markets: (search) => routesFor(search).map(marketOf),
    takes,
  },
  papers: railPapers,
  cancelFee: ({ form, quote }, state) => railCancelFee(state, boxesIn(form.boxes), quote.offer.detail.notice),
  brief: railBrief,
  prints: {
    note: (order) => ({ own: railNote(order), kind: 'RAIL' }),
    kinds: RAIL_SHEETS,
    page: (kind, { order, orderNo, gates }) => railDocument(kind, order, orderNo, gates),
  },
  after: {
    trucks: {
      gates: railGates,
      openUntil: ({ quote }) => trucksOpenUntil(quote.offer.cutoffs),
      changed: ({ form }, at, truck) => (isFetched(form) ? null : withTruck(form, at, truck)),
      isAbout: ({ path }) => /^inbound(?:\.|$)/.test(path),
      told: railTruckTold,
    },
    revise: {
      paper: '铁路运单',
      // The country of arrival has a number of its own for the receiver, in its own field.
      onPaper: () => [...peopleOnBill('').filter((path) => path !== 'consignee.taxId'), 'consigneeTax'],
      names: { consigneeTax: '收货人税号' },
      // The railways are asked when wagons are, and whoever has their number needs nobody for it.
      notLater: () => ['DGA'],
    },
    pairs: { kgOf: ({ form }) => loneKg(loadedIn(form.boxes, form.units)), match: sharedWagons },
    way: { passes: (order, state) => (state === 'DEPARTED' ? railPasses(order).map((place) => ({ place })) : []) },
  },
};
