import { submitAir } from '../../../contract/modes/air/order';
import { quoteAir } from '../../../contract/modes/air/quote';
import { airSchedule } from '../../../contract/modes/air/search';
import { submitOrder } from '../../../contract/modes/fcl/order';
import { quoteFcl } from '../../../contract/modes/fcl/quote';
import { submitLcl } from '../../../contract/modes/lcl/order';
import { quoteLcl } from '../../../contract/modes/lcl/quote';
import { lclSchedule } from '../../../contract/modes/lcl/search';
import { submitWh } from '../../../contract/modes/wh/order';
import { quoteWh } from '../../../contract/modes/wh/quote';
import { whSchedule } from '../../../contract/modes/wh/search';
import { SHIPPING_PROTOCOL_VERSION } from '../../../contract/protocol';
import { etdList } from '../../../contract/sailings';
import { AIR } from '../../../domain/modes/air/mode';
import type { AirOffer, AirQuote } from '../../../domain/modes/air/quote';
import type { FclQuote } from '../../../domain/modes/fcl/quote';
import { LCL } from '../../../domain/modes/lcl/mode';
import type { LclOffer, LclQuote } from '../../../domain/modes/lcl/quote';
import { WH } from '../../../domain/modes/wh/mode';
import type { WhOffer, WhQuote } from '../../../domain/modes/wh/quote';
import { GATE_HOURS } from '../../../domain/modes/wh/stay';
import { dayAt, daysAfter } from '../../../domain/values/days';
import type { Sailing, SailingSearch } from '../../../domain/offer/sailing';
import { acetone, isBookable as isFlightBookable, soundOn as flownOn } from '../../server/modes/support/air';
import { isBookable as isShareBookable, searchOf, soundOn } from '../../server/modes/support/lcl';
import {
  isBookable as isRoomBookable,
  searchOf as storeSearchOf,
  soundOn as storedOn,
} from '../../server/modes/support/wh';
import { goodsOf } from '../../support/goods-of';
import { DANGEROUS, isBookable, submissionOn } from '../../server/orders/support/submission';
import { ask, type Wanted } from './buyer';

/** `room`: how many orders of it there is room for. */
type Shelf<TOffer> = { offer: TOffer; room: number }[];

export type Ship = { search: SailingSearch; sailingId: string };

/** Countries that ask no more of the form than these orders say. */
const LANES = 'SGSIN KRPUS MYPKG THLCH VNSGN IDJKT PHMNL AEJEA AUSYD LKCMB TRIST ZADUR'.split(' ');
const ORIGINS = ['CNNGB', 'CNSHA'];
const DAYS = 63;
/** The last of a ship are left to others. */
const SPARE = 5;

/** Every ship that can be booked; the earliest would close while the harness runs. */
async function shipsOf(url: string): Promise<Shelf<Ship>> {
  const shelf: Shelf<Ship> = [];
  for (const [orgPortCode, dstPortCode] of LANES.flatMap((dst) => ORIGINS.map((org) => [org, dst] as const))) {
    const search = { ...DANGEROUS, orgPortCode, dstPortCode };
    const { data } = await ask<{ sailings: Sailing[] } | null>(url, etdList.path, { ...search, days: DAYS });
    const ships = (data?.sailings ?? []).filter(isBookable).slice(2);
    shelf.push(...ships.map(({ sailingId, slots }) => ({ offer: { search, sailingId }, room: slots - SPARE })));
  }
  return shelf;
}

/** A small share of a box, of goods that get on with almost everybody. */
const SHARE_M3 = 0.02;
const SHARED_TO = 'NLRTM SGSIN KRPUS THLCH VNSGN IDJKT AEJEA AUSYD'.split(' ');

function shareOn(quote: LclQuote) {
  const form = soundOn(quote);
  return { form, shownTotal: LCL.price(form, quote, goodsOf)?.totalUsd, protocolVersion: SHIPPING_PROTOCOL_VERSION };
}

/** Every departure with a shared box that has room. */
async function sharesOf(url: string): Promise<Shelf<Wanted>> {
  const shelf: Shelf<Wanted> = [];
  for (const dst of SHARED_TO) {
    const search = searchOf('3082', SHARE_M3, dst);
    const { data } = await ask<{ offers: LclOffer[] } | null>(url, lclSchedule.path, search);
    const orderOn: Wanted['orderOn'] = (quote) => shareOn(quote as LclQuote);
    shelf.push(
      ...(data?.offers ?? [])
        .filter(isShareBookable)
        .slice(2)
        .map(({ offerId, left }) => ({
          offer: { quotePath: quoteLcl.path, search, offerId, path: submitLcl.path, orderOn },
          room: Math.floor((left[0]?.amount ?? 0) / (SHARE_M3 * 1000)) - SPARE,
        })),
    );
  }
  return shelf;
}

/** A little in a store: an hour of its gate takes one truck at least. */
const STORED_TONS = 0.01;
const STORED_IN = '310100 330200 370200 440100 210200 350500'.split(' ');
const STORED_DAYS = 12;

/** Every hour of every store that takes the goods, one room of each. */
async function placesOf(url: string): Promise<Shelf<Wanted>> {
  const shelf: Shelf<Wanted> = [];
  const first = daysAfter(dayAt(Date.now()), 5);
  for (const [city, day] of STORED_IN.flatMap((one) =>
    Array.from({ length: STORED_DAYS }, (_, at) => [one, at] as const),
  )) {
    const search = storeSearchOf({ city, tons: STORED_TONS, pallets: 1, days: 5, inDate: daysAfter(first, day) });
    const { data } = await ask<{ offers: WhOffer[] } | null>(url, whSchedule.path, search);
    const rooms = (data?.offers ?? []).filter((offer) => isRoomBookable(offer) && offer.detail.isInCity);
    const stores = new Map(rooms.map((offer) => [offer.supplier.code, offer.offerId]));
    for (const offerId of stores.values()) {
      GATE_HOURS.forEach((_, hour) => {
        const orderOn: Wanted['orderOn'] = (quote) => {
          const form = storedOn(quote as WhQuote, hour);
          const shownTotal = WH.price(form, quote as WhQuote, goodsOf)?.totalUsd;
          return { form, shownTotal, protocolVersion: SHIPPING_PROTOCOL_VERSION };
        };
        shelf.push({ offer: { quotePath: quoteWh.path, search, offerId, path: submitWh.path, orderOn }, room: 1 });
      });
    }
  }
  return shelf;
}

/** A light freight, of goods that a freighter takes after a review. */
const FLOWN_KG = 100;
const FLOWN_TO = 'SIN FRA ICN NRT BKK'.split(' ');

/** Every flight that has room for it. */
async function flightsOf(url: string): Promise<Shelf<Wanted>> {
  const shelf: Shelf<Wanted> = [];
  for (const dstPortCode of FLOWN_TO) {
    const search = acetone(FLOWN_KG, { dstPortCode });
    const { data } = await ask<{ offers: AirOffer[] } | null>(url, airSchedule.path, search);
    const orderOn: Wanted['orderOn'] = (quote) => {
      const form = flownOn(quote as AirQuote);
      const shownTotal = AIR.price(form, quote as AirQuote, goodsOf)?.totalUsd;
      return { form, shownTotal, protocolVersion: SHIPPING_PROTOCOL_VERSION };
    };
    const flights = (data?.offers ?? []).filter(isFlightBookable).slice(2);
    shelf.push(
      ...flights.map(({ offerId, left }) => ({
        offer: { quotePath: quoteAir.path, search, offerId, path: submitAir.path, orderOn },
        room: Math.floor((left[0]?.amount ?? 0) / (FLOWN_KG * 1000)) - SPARE,
      })),
    );
  }
  return shelf.filter(({ room }) => room > 0);
}

/** One after the other, as long as there is room; null where there is none left. */
function takenFrom<TOffer>(shelf: Shelf<TOffer>): TOffer | null {
  const first = shelf[0];
  if (!first) return null;
  first.room -= 1;
  if (first.room <= 0) shelf.shift();
  return first.offer;
}

/** Every ship that can be booked. */
export async function shipsAt(url: string): Promise<() => Ship> {
  const ships = await shipsOf(url);
  return () => {
    const ship = takenFrom(ships);
    if (!ship) throw new Error('There is no ship left to order on');
    return ship;
  };
}

const inBoxes = ({ search, sailingId }: Ship): Wanted => ({
  quotePath: quoteFcl.path,
  search,
  offerId: sailingId,
  path: submitOrder.path,
  orderOn: (quote) => submissionOn(quote as FclQuote),
});

/** Something to order, of every mode in turn; a mode that is sold out is passed over for ships, of which there are most. */
export async function shelvesAt(url: string): Promise<() => Wanted> {
  const [nextShip, shares] = [await shipsAt(url), await sharesOf(url)];
  const [places, flights] = [await placesOf(url), await flightsOf(url)];
  const ways = [() => takenFrom(shares), () => inBoxes(nextShip()), () => takenFrom(places), () => takenFrom(flights)];
  let turn = 0;
  return () => {
    turn += 1;
    return ways[turn % ways.length]?.() ?? inBoxes(nextShip());
  };
}
