import { submitOrder } from '../../../contract/modes/fcl/order';
import { quoteFcl } from '../../../contract/modes/fcl/quote';
import { submitLcl } from '../../../contract/modes/lcl/order';
import { quoteLcl } from '../../../contract/modes/lcl/quote';
import { lclSchedule } from '../../../contract/modes/lcl/search';
import { SHIPPING_PROTOCOL_VERSION } from '../../../contract/protocol';
import { etdList } from '../../../contract/sailings';
import type { FclQuote } from '../../../domain/modes/fcl/quote';
import { LCL } from '../../../domain/modes/lcl/mode';
import type { LclOffer, LclQuote } from '../../../domain/modes/lcl/quote';
import type { Sailing, SailingSearch } from '../../../domain/offer/sailing';
import { isBookable as isShareBookable, searchOf, soundOn } from '../../server/modes/support/lcl';
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

/** One after the other, as long as there is room. */
function takenFrom<TOffer>(shelf: Shelf<TOffer>): TOffer {
  const first = shelf[0];
  if (!first) throw new Error('There is nothing left to order');
  first.room -= 1;
  if (first.room <= 0) shelf.shift();
  return first.offer;
}

/** Every ship that can be booked. */
export async function shipsAt(url: string): Promise<() => Ship> {
  const ships = await shipsOf(url);
  return () => takenFrom(ships);
}

const inBoxes = ({ search, sailingId }: Ship): Wanted => ({
  quotePath: quoteFcl.path,
  search,
  offerId: sailingId,
  path: submitOrder.path,
  orderOn: (quote) => submissionOn(quote as FclQuote),
});

/** Something to order, of one mode and then of the other. */
export async function shelvesAt(url: string): Promise<() => Wanted> {
  const [nextShip, shares] = [await shipsAt(url), await sharesOf(url)];
  let turn = 0;
  return () => ((turn += 1) % 2 === 0 ? inBoxes(nextShip()) : takenFrom(shares));
}
