import * as v from 'valibot';

import { QUOTE_WIRES, orderWire, SCHEDULE_WIRES, listWires } from '../../../contract/modes';
import { FIRST_EDITIONS } from '../../../domain/order/papers/protocol';
import { goodsOf } from '../../support/goods-of';
import { found, type Wanted } from './buyer';
import { ROWS, SHIPS, type Row } from './rows';

/** `room`: number of orders that fit, `sold`: orders so far. */
type Place = { wantedAt: (time: number) => Wanted; room: number; sold: number };

/** Selected modes while they have stock; all by default. */
const CHOSEN = process.env['FAULT_MODES']?.split(',') ?? [];
const isChosen = ({ mode }: Pick<Row, 'mode'>): boolean => CHOSEN.length === 0 || CHOSEN.includes(mode.id);

/** Skips the first offers, which would close during the run. */
const SOON = 2;

async function offersOf(url: string, row: Row, search: object): Promise<unknown[]> {
  if (row.find) return row.find(url, search);
  const wire = SCHEDULE_WIRES[row.mode.id];
  const read = wire && v.safeParse(wire.reply, await found(url, wire.path, search));
  return read?.success ? (read.output.offers as unknown[]) : [];
}

const nameOf = (offer: unknown): string => (offer as { offerId: string }).offerId;

type Found = { search: object; offer: unknown; offerId: string };

function orderedBy(row: Row, { search, offer, offerId }: Found): Place['wantedAt'] {
  return (time) => ({
    quotePath: QUOTE_WIRES[row.mode.id]?.path ?? '',
    search,
    offerId,
    path: orderWire(row.mode.id).submit.path,
    orderOn(quote) {
      const form = row.sound(quote, time, offer);
      const shownTotal = row.mode.price(form, quote, goodsOf)?.totalUsd;
      return { form, shownTotal, protocolVersion: FIRST_EDITIONS[row.mode.terms.protocol] };
    },
  });
}

async function shelfOf(url: string, row: Row): Promise<Place[]> {
  const shelf = new Map<string, Place>();
  for (const search of row.searches()) {
    const open = (await offersOf(url, row, search)).filter((offer) => row.isBookable(offer));
    for (const offer of open.length > SOON ? open.slice(SOON) : open) {
      const offerId = row.idOf?.(offer) ?? nameOf(offer);
      const stock = row.stockOf?.(offer) ?? offerId;
      const room = row.roomOf(offer);
      if (room > 0 && !shelf.has(stock))
        shelf.set(stock, { wantedAt: orderedBy(row, { search, offer, offerId }), room, sold: 0 });
    }
  }
  return [...shelf.values()];
}

function takenFrom(shelf: Place[]): Wanted | null {
  const [first] = shelf;
  if (!first) return null;
  first.sold += 1;
  if (first.sold >= first.room) shelf.shift();
  return first.wantedAt(first.sold - 1);
}

/** Next order of each mode in turn; sold-out modes fall back to ships, which have most stock. */
export async function shelvesAt(url: string): Promise<() => Wanted> {
  const missing = listWires(SCHEDULE_WIRES).filter(([id]) => !ROWS.some(({ mode }) => mode.id === id));
  if (missing.length > 0) throw new Error(`No shelf has ${missing.map(([id]) => id).join(', ')}`);
  const ships = await shelfOf(url, SHIPS);
  const shelves = isChosen(SHIPS) ? [ships] : [];
  for (const row of ROWS.filter(isChosen)) {
    const shelf = await shelfOf(url, row);
    if (shelf.length === 0) throw new Error(`There is nothing of ${row.mode.id} to order`);
    shelves.push(shelf);
  }
  let turn = 0;
  return () => {
    turn += 1;
    const wanted = takenFrom(shelves[turn % shelves.length] ?? ships) ?? takenFrom(ships);
    if (!wanted) throw new Error('There is no ship left to order on');
    return wanted;
  };
}
