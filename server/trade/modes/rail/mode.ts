import { railCancelFee } from '../../../../domain/modes/rail/cancel';
import { railStops } from '../../../../domain/modes/rail/corridor';
import type { RailDetail } from '../../../../domain/modes/rail/detail';
import type { RailForm } from '../../../../domain/modes/rail/form';
import { sharedWagons } from '../../../../domain/modes/rail/halves';
import { RAIL } from '../../../../domain/modes/rail/mode';
import { railParticulars } from '../../../../domain/modes/rail/particulars';
import type { RailQuote } from '../../../../domain/modes/rail/quote';
import type { RailRates } from '../../../../domain/modes/rail/rates';
import type { RailSearch } from '../../../../domain/modes/rail/search';
import { trucksOpenUntil } from '../../../../domain/modes/rail/station';
import { isFetched } from '../../../../domain/modes/rail/trucks';
import { readLoadedBoxes, loneKg, readRailBoxes, countTeu } from '../../../../domain/modes/rail/wagons';
import { customsName } from '../../../../domain/modes/rail/words';
import { countBoxes } from '../../../../domain/order/blocks/load';
import { peopleOnBill } from '../../../../domain/order/changes/revised';
import { withTruck } from '../../../../domain/order/trucks/truck';
import { rowUnNumber } from '../../../../domain/order/goods/hazards';
import { toIso } from '../../../../domain/values/moments';
import type { Taking } from '../../../world/takings/taking';
import type { NoteFacts } from '../booking-note';
import type { BookedMode, Snapshot } from '../mode';
import { railBrief, railGates, railTruckText, railReceipt } from './brief';
import { findDeparture, type Departure } from './departures';
import { RAIL_SHEETS, railDocument } from './documents';
import { findOffer } from './offers';
import { railPapers } from './papers';
import { routeMarket, findRoutes } from './routes';
import { findAlternatives, searchRail } from './search';
import { brokerText, permitNo } from './told';

function railPasses({ quote: { offer } }: Snapshot<RailForm, RailQuote>): string[] {
  const { org, dst, detail } = offer;
  if (!org || !dst) return [];
  return railStops({ ...detail, org, dst }).flatMap(({ kind, name }) => {
    if (kind === 'end') return [];
    return kind === 'change' ? [`到 ${name}，口岸换装`] : [`过境${name}`];
  });
}

/** Trains of quotes never disappear from the table. */
function quotedDeparture({ offer: { offerId } }: RailQuote): Departure {
  const departure = findDeparture(offerId);
  if (!departure) throw new Error(`no train leaves as ${offerId}`);
  return departure;
}

function takes(form: RailForm, quote: RailQuote): Taking[] {
  const { offerId, route, leavesAt, teu, isFull } = quotedDeparture(quote);
  return [
    {
      stockId: offerId,
      market: routeMarket(route),
      measure: 'TEU',
      amount: countTeu(readRailBoxes(form.boxes)),
      most: isFull ? 0 : teu,
      untilAt: toIso(leavesAt),
    },
  ];
}

function railNote(order: Snapshot<RailForm, RailQuote>): NoteFacts {
  const { form } = order;
  return [
    ...railParticulars(railReceipt(order), ['border', 'countries', 'boxes', 'owner', 'fetched', 'depot', 'heating']),
    ['报关方式', customsName(form.customsMode)],
    ['收货人税号', form.consigneeTax],
    ['到站专用线', form.siding],
    ['境外清关代理', brokerText(form)],
    ['铁路批复号', permitNo(form)],
  ];
}

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
    const named = findOffer(search, offerId, world);
    return named && { ...named, takers: null };
  },
  alternatives: findAlternatives,
  asked({ boxes, isDanger, goods: [row], boxOwner, heating }, { search }) {
    const counted = readRailBoxes(boxes);
    const named = row?.nameCn.trim() || null;
    const unNo = isDanger === 'Y' ? rowUnNumber(row ?? { unNo: '' }) : null;
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
    markets: (search) => findRoutes(search).map(routeMarket),
    takes,
  },
  papers: railPapers,
  cancelFee: ({ form, quote }, state) => railCancelFee(state, countBoxes(form.boxes), quote.offer.detail.notice),
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
      told: railTruckText,
    },
    revise: {
      paper: '铁路运单',
      onPaper: () => [...peopleOnBill('').filter((path) => path !== 'consignee.taxId'), 'consigneeTax'],
      names: { consigneeTax: '收货人税号' },
      // Permits are applied for together with wagons; a form with a number needs none.
      notLater: () => ['DGA'],
    },
    pairs: { kgOf: ({ form }) => loneKg(readLoadedBoxes(form.boxes, form.units)), match: sharedWagons },
    way: { passes: (order, state) => (state === 'DEPARTED' ? railPasses(order).map((place) => ({ place })) : []) },
  },
};
