import { mallProduct } from '../../../contract/mall/mall';
import { etdList } from '../../../contract/offers/sailings';
import { AIR } from '../../../domain/modes/air/mode';
import type { AirOffer, AirQuote } from '../../../domain/modes/air/quote';
import { CFS } from '../../../domain/modes/cfs/mode';
import type { CfsOffer, CfsQuote } from '../../../domain/modes/cfs/quote';
import type { CfsSearch } from '../../../domain/modes/cfs/search';
import { DOM } from '../../../domain/modes/dom/mode';
import type { DomOffer, DomQuote } from '../../../domain/modes/dom/quote';
import { FCL } from '../../../domain/modes/fcl/mode';
import type { FclQuote } from '../../../domain/modes/fcl/quote';
import { FLEXI } from '../../../domain/modes/flexi/mode';
import type { FlexiOffer, FlexiQuote } from '../../../domain/modes/flexi/quote';
import { LCL } from '../../../domain/modes/lcl/mode';
import type { LclOffer, LclQuote } from '../../../domain/modes/lcl/quote';
import type { MallItem } from '../../../domain/mall/sheet';
import { STOCK_CITIES } from '../../../domain/mall/places';
import { readyDay } from '../../../domain/modes/mall/days';
import { MALL } from '../../../domain/modes/mall/mode';
import type { MallQuote } from '../../../domain/modes/mall/quote';
import { mallOfferId, type MallQuery } from '../../../domain/modes/mall/search';
import { RAIL } from '../../../domain/modes/rail/mode';
import type { RailOffer, RailQuote } from '../../../domain/modes/rail/quote';
import { TANK } from '../../../domain/modes/tank/mode';
import type { TankOffer, TankQuote } from '../../../domain/modes/tank/quote';
import { tankPickupDay, mondayOfWeek } from '../../../domain/modes/tank/week';
import { TRUCK } from '../../../domain/modes/truck/mode';
import type { TruckOffer, TruckQuote } from '../../../domain/modes/truck/quote';
import { NOWHERE } from '../../../domain/modes/truck/search-stops';
import { WH } from '../../../domain/modes/wh/mode';
import type { WhOffer, WhQuote } from '../../../domain/modes/wh/quote';
import { GATE_HOURS } from '../../../domain/modes/wh/stay';
import type { Sailing } from '../../../domain/offer/sailing';
import type { OrderForm } from '../../../domain/order/form/form';
import type { OrderMode } from '../../../domain/order/mode/mode';
import { dayAt, daysAfter } from '../../../domain/values/days';
import { DAY_MS } from '../../../domain/values/spans';
import * as air from '../../server/trade/modes/support/air';
import * as cfs from '../../server/trade/modes/support/cfs';
import * as dom from '../../server/trade/modes/support/dom';
import * as flexi from '../../server/trade/modes/support/flexi';
import * as lcl from '../../server/trade/modes/support/lcl';
import * as mall from '../../server/trade/modes/support/mall';
import * as rail from '../../server/trade/modes/support/rail';
import * as tank from '../../server/trade/modes/support/tank';
import * as truck from '../../server/trade/modes/support/truck';
import * as wh from '../../server/trade/modes/support/wh';
import {
  DANGEROUS,
  isBookable as isSailingBookable,
  submissionOn,
} from '../../server/orders/orders/support/submission';
import { STUFFED } from '../../support/cfs-order';
import { POURED } from '../../support/flexi-order';
import { closeMall, fetchedMall } from '../../support/mall-order';
import { railSearchOf } from '../../support/rail-order';
import { found, headersFor } from './buyer';

/** Leaves the last places of a stock free. */
const SPARE = 5;

/** Mode under test: its searches, and the order made of an offer. Methods allow bivariant parameters, like modes. */
export type Row<TOffer = unknown, TQuote = unknown> = {
  mode: OrderMode;
  searches(): readonly object[];
  /** Search of modes with their own request. */
  find?(url: string, search: object): Promise<TOffer[]>;
  idOf?(offer: TOffer): string;
  isBookable(offer: TOffer): boolean;
  roomOf(offer: TOffer): number;
  /** Stock shared by several offers: one of them is ordered. */
  stockOf?(offer: TOffer): string;
  /** Valid form; `time` counts the orders of this offer, which stays as first found. */
  sound(quote: TQuote, time: number, offer: TOffer): OrderForm;
};

const leftOf = ({ left }: { left: readonly { amount: number }[] }): number => left[0]?.amount ?? 0;
const daysFrom = (first: number, many: number) =>
  Array.from({ length: many }, (_, at) => daysAfter(dayAt(Date.now()), first + at));

/** Countries without extra required fields. */
const SHIPPED_TO = 'SGSIN KRPUS MYPKG THLCH VNSGN IDJKT PHMNL AEJEA AUSYD LKCMB TRIST ZADUR'.split(' ');
const DAYS = 63;

export const SHIPS: Row<Sailing, FclQuote> = {
  mode: FCL,
  searches: () =>
    SHIPPED_TO.flatMap((dst) =>
      ['CNNGB', 'CNSHA'].map((org) => ({ ...DANGEROUS, orgPortCode: org, dstPortCode: dst })),
    ),
  find: async (url, search) =>
    (await found<{ sailings: Sailing[] }>(url, etdList.path, { ...search, days: DAYS }))?.sailings ?? [],
  idOf: ({ sailingId }) => sailingId,
  isBookable: isSailingBookable,
  roomOf: ({ slots }) => slots - SPARE,
  sound: (quote) => submissionOn(quote).form,
};

/** Small LCL share of goods compatible with almost all others. */
const SHARE_M3 = 0.02;
const SHARES: Row<LclOffer, LclQuote> = {
  mode: LCL,
  searches: () =>
    'NLRTM SGSIN KRPUS THLCH VNSGN IDJKT AEJEA AUSYD'.split(' ').map((dst) => lcl.searchOf('3082', SHARE_M3, dst)),
  isBookable: lcl.isBookable,
  roomOf: (offer) => Math.floor(leftOf(offer) / (SHARE_M3 * 1000)) - SPARE,
  sound: (quote) => lcl.soundOn(quote),
};

/** Small warehouse stay: a gate hour takes at least one truck. */
const PLACES: Row<WhOffer, WhQuote> = {
  mode: WH,
  searches: () =>
    '310100 330200 370200 440100 210200 350500'
      .split(' ')
      .flatMap((city) =>
        daysFrom(5, 12).map((inDate) => wh.searchOf({ city, tons: 0.01, pallets: 1, days: 5, inDate })),
      ),
  isBookable: (offer) => wh.isBookable(offer) && offer.detail.isInCity,
  roomOf: () => GATE_HOURS.length,
  stockOf: ({ supplier, detail }) => `${supplier?.code} ${detail.stay.from}`,
  sound: wh.soundOn,
};

/** Light air freight of goods that a freighter accepts after review. */
const FLOWN_KG = 100;
const FLIGHTS: Row<AirOffer, AirQuote> = {
  mode: AIR,
  searches: () => 'SIN FRA ICN NRT BKK'.split(' ').map((dstPortCode) => air.acetone(FLOWN_KG, { dstPortCode })),
  isBookable: air.isBookable,
  roomOf: (offer) => Math.floor(leftOf(offer) / (FLOWN_KG * 1000)) - SPARE,
  sound: air.soundOn,
};

const TRAINS: Row<RailOffer, RailQuote> = {
  mode: RAIL,
  searches: () => [railSearchOf({ boxes: [{ type: '40HQ', count: 1 }] })],
  isBookable: rail.isBookable,
  /** Two units of twenty feet each. */
  roomOf: (offer) => Math.floor(leftOf(offer) / 2) - SPARE,
  sound: rail.soundOn,
};

const VOYAGES: Row<DomOffer, DomQuote> = {
  mode: DOM,
  searches: () => [dom.glycerine(1)],
  isBookable: dom.isBookable,
  roomOf: (offer) => dom.leftOn(offer) - SPARE,
  sound: dom.soundOn,
};

/** Orders that the tanks of a week are enough for, each with as many as its plan says. */
const ordersOn = (offer: TankOffer): number => Math.floor((tank.freeOf(offer) - 2) / (offer.detail.plan?.tanks ?? 1));

/** Late enough departure for tank pickup and filling. */
const TANKS: Row<TankOffer, TankQuote> = {
  mode: TANK,
  searches: () => [tank.toluene(19), tank.toluene(19, { orgPortCode: 'CNNGB' })],
  isBookable: (offer) => tank.isBookable(offer) && offer.state === 'OPEN',
  roomOf: ordersOn,
  stockOf: ({ supplier, org, detail, leavesAt }) =>
    [supplier?.code, detail.tank, org?.code, mondayOfWeek(tankPickupDay(dayAt(Date.parse(leavesAt ?? ''))))].join(' '),
  sound: tank.soundOn,
};

/** A team fits six flexitanks a day over all ships. */
const BAGS: Row<FlexiOffer, FlexiQuote> = {
  mode: FLEXI,
  searches: () => [POURED],
  isBookable: flexi.isBookable,
  roomOf: ({ detail }) => detail.fitting.days.reduce((sum, { left }) => sum + Math.max(0, left - 2), 0),
  stockOf: ({ org }) => org?.code ?? '',
  sound: flexi.soundOn,
};

/** A truck is out for up to five days, so one day in five is ordered, for some weeks. */
const OUT_DAYS = 5;
/** Routes; some include drops, and one a second pickup. */
const ROADS = ['3205 4101', '3201 4201', '1201 2101 2102', '5001 5101', '4401 3502 4413', '3101 6101 4101 3205'];
const TRUCKS: Row<TruckOffer, TruckQuote> = {
  mode: TRUCK,
  searches: () =>
    daysFrom(3, 42)
      .filter((_, at) => at % 14 === 0)
      .flatMap((etd) =>
        ROADS.map((road) => {
          const [orgCityCode = '', dstCityCode = '', via1 = NOWHERE, pick2 = NOWHERE] = road.split(' ');
          return truck.drums(1, { orgCityCode, dstCityCode, via1, pick2, kg: 1_200, m3: 6, etd });
        }),
      ),
  isBookable: (offer) => truck.isBookable(offer) && Math.floor(Date.parse(offer.leavesAt) / DAY_MS) % OUT_DAYS === 0,
  roomOf: (offer) => truck.freeOf(offer) - 1,
  sound: truck.soundOn,
};

const stuffedSoon = (): CfsSearch => ({ ...STUFFED, cut: `${daysAfter(dayAt(Date.now()), 14)}T18:00` });

/** One slot per half day, so that orders do not collide. */
function halfDaysOf({ detail: { boards } }: CfsOffer): cfs.Slots[] {
  const plans = boards ? cfs.plansIn(boards, stuffedSoon(), Date.now()) : [];
  return [...new Map(plans.map((plan) => [plan.stuffSlots.map(({ slot }) => slot).join(), plan])).values()];
}

const STATIONS: Row<CfsOffer, CfsQuote> = {
  mode: CFS,
  searches: () => [stuffedSoon()],
  isBookable: ({ state, acceptance }) =>
    state === 'OPEN' && acceptance.level !== 'BLOCK' && acceptance.level !== 'MANUAL',
  roomOf: (offer) => halfDaysOf(offer).length,
  sound(quote, time, offer) {
    const slots = halfDaysOf(offer)[time];
    if (!slots) throw new Error('nothing is free');
    return cfs.soundOn(quote, slots);
  },
};

type Store = { productId: string; city: string; kg: number };

/** Minimum sale, and the maximum for a person. */
const FOUR_BAGS_KG = 100;

/** Bags of freely sold goods: hundreds of orders per warehouse and product. */
const GOODS: Row<Store, MallQuote> = {
  mode: MALL,
  searches: () =>
    [mall.ASH, 'P0084', 'P0086'].flatMap((productId) =>
      STOCK_CITIES.map((city) => ({
        city,
        way: 'SELF',
        to: '',
        lines: [{ productId, pack: 'B25', kg: FOUR_BAGS_KG }],
      })),
    ),
  async find(url, search) {
    const { city, lines } = search as MallQuery;
    const [{ productId } = { productId: '' }] = lines;
    const reply = await fetch(`${url}${mallProduct.path}?productId=${productId}`, { headers: headersFor() });
    const { data } = (await reply.json()) as { data: MallItem };
    return data.stock.flatMap((store) => (store.city === city ? [{ productId, ...store }] : []));
  },
  idOf: mallOfferId,
  isBookable: ({ kg }) => kg > 0,
  roomOf: ({ kg }) => Math.floor(kg / FOUR_BAGS_KG) - SPARE,
  stockOf: ({ productId, city }) => `${productId} ${city}`,
  sound: (quote) => ({ ...closeMall(MALL.quoted(MALL.blank, quote)), ...fetchedMall(readyDay(quote, Date.now())) }),
};

export const ROWS: readonly Row[] = [SHARES, PLACES, FLIGHTS, STATIONS, TANKS, BAGS, VOYAGES, TRAINS, TRUCKS, GOODS];
