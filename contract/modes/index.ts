import { airOrder } from './air/order';
import { quoteAir } from './air/quote';
import { airSchedule } from './air/search';
import { domOrder } from './dom/order';
import { quoteDom } from './dom/quote';
import { domSchedule } from './dom/search';
import { cfsOrder } from './cfs/order';
import { quoteCfs } from './cfs/quote';
import { cfsSchedule } from './cfs/search';
import { dgdOrder } from './dgd/order';
import { quoteDgd } from './dgd/quote';
import { fclOrder } from './fcl/order';
import { quoteFcl } from './fcl/quote';
import { flexiOrder } from './flexi/order';
import { quoteFlexi } from './flexi/quote';
import { flexiSchedule } from './flexi/search';
import type * as v from 'valibot';

import type { ModeId } from '../../domain/mode-ids';
import type { Fit } from '../../domain/offer/fit';
import type { Offer } from '../../domain/offer/offer';
import type { Endpoint } from '../wire/endpoint';
import type { PreviewWire } from '../orders/pages';
import type { OrderWire } from '../orders/orders';
import {
  acceptEnquiry,
  declineEnquiry,
  listEnquiries,
  priceEnquiry,
  readEnquiry,
  sayEnquiry,
  submitEnquiry,
  withdrawEnquiry,
} from './enq';
import { lclOrder } from './lcl/order';
import { quoteLcl } from './lcl/quote';
import { railOrder } from './rail/order';
import { quoteRail } from './rail/quote';
import { railSchedule } from './rail/search';
import { lclFit } from './lcl/fit';
import { lclSchedule } from './lcl/search';
import { mallOrder } from './mall/order';
import { mallFreight } from './mall/freight';
import { quoteMall } from './mall/quote';
import { tankOrder } from './tank/order';
import { quoteTank } from './tank/quote';
import { tankSchedule } from './tank/search';
import { printTruck, truckOrder } from './truck/order';
import { quoteTruck } from './truck/quote';
import { truckSchedule } from './truck/search';
import { whOrder } from './wh/order';
import { quoteWh } from './wh/quote';
import { whSchedule } from './wh/search';
import type { quote } from '../../domain/offer/offer-shape';

export type QuoteWire = Endpoint<v.GenericSchema<unknown, { offerId: string }>, typeof quote>;
type OfModes<TWire> = { readonly [TId in ModeId]?: TWire };

type Schedule = Endpoint<v.GenericSchema, v.GenericSchema<unknown, { days: unknown; offers: unknown }>>;
/** `written`: encodes a search result for the wire, where the wire shape differs from the read one. */
type ScheduleWire = Schedule & { written?: (found: { days: readonly unknown[]; offers: readonly Offer[] }) => unknown };

/**
 * Encodes a search result. It is not validated against its schema again, which cost a third of a search: tests hold
 * every search to its schema.
 */
export const writeSchedule = ({ written }: ScheduleWire, found: Parameters<NonNullable<typeof written>>[0]): unknown =>
  written ? written(found) : found;

/** Search endpoints by mode. FCL is missing: it had its own paths before other modes existed. */
export const SCHEDULE_WIRES: OfModes<ScheduleWire> = {
  LCL: lclSchedule,
  WH: whSchedule,
  AIR: airSchedule,
  DOM: domSchedule,
  RAIL: railSchedule,
  FLEXI: flexiSchedule,
  TANK: tankSchedule,
  TRUCK: truckSchedule,
  CFS: cfsSchedule,
};

type FitWire = Endpoint<v.GenericSchema<unknown, { offerIds: string[] }>, v.GenericSchema<unknown, { fits: Fit[] }>>;

export const FIT_WIRES: OfModes<FitWire> = { LCL: lclFit };

export const QUOTE_WIRES: OfModes<QuoteWire> = {
  FCL: quoteFcl,
  LCL: quoteLcl,
  WH: quoteWh,
  AIR: quoteAir,
  DOM: quoteDom,
  RAIL: quoteRail,
  FLEXI: quoteFlexi,
  TANK: quoteTank,
  TRUCK: quoteTruck,
  CFS: quoteCfs,
  DGD: quoteDgd,
  MALL: quoteMall,
};

export const ORDER_WIRES: OfModes<OrderWire> = {
  FCL: fclOrder,
  LCL: lclOrder,
  CFS: cfsOrder,
  WH: whOrder,
  AIR: airOrder,
  DOM: domOrder,
  RAIL: railOrder,
  FLEXI: flexiOrder,
  TANK: tankOrder,
  TRUCK: truckOrder,
  DGD: dgdOrder,
  MALL: mallOrder,
};

export const BESIDE_WIRES: OfModes<typeof mallFreight> = { MALL: mallFreight };

export const PRINT_WIRES: OfModes<PreviewWire> = { TRUCK: printTruck };

const ENQ_WIRE = {
  price: priceEnquiry,
  submit: submitEnquiry,
  list: listEnquiries,
  read: readEnquiry,
  accept: acceptEnquiry,
  decline: declineEnquiry,
  withdraw: withdrawEnquiry,
  say: sayEnquiry,
};
export type AskWire = typeof ENQ_WIRE;

export const ASK_WIRES: OfModes<AskWire> = { ENQ: ENQ_WIRE };

export function orderWire(mode: ModeId): OrderWire {
  const wire = ORDER_WIRES[mode];
  if (!wire) throw new Error(`${mode} has no form on the wire`);
  return wire;
}

export const listWires = <TWire>(table: OfModes<TWire>): (readonly [mode: ModeId, wire: TWire])[] =>
  Object.entries(table) as [ModeId, TWire][];

const NAMES: Readonly<Record<Exclude<keyof OrderWire, 'mode'>, (mode: string) => string>> = {
  submit: (mode) => `submit${mode}`,
  saveDraft: (mode) => `save${mode}Draft`,
  readDraft: (mode) => `read${mode}Draft`,
  listDrafts: (mode) => `list${mode}Drafts`,
  dropDraft: (mode) => `drop${mode}Draft`,
};

const capitalised = (mode: ModeId): string => mode.charAt(0) + mode.slice(1).toLowerCase();

const orderCalls = Object.keys(NAMES) as (keyof typeof NAMES)[];

/** Names every endpoint of the modes, except those in `known`. */
export function endpointsOfModes(known: readonly Endpoint[]): Readonly<Record<string, Endpoint>> {
  const all: (readonly [name: string, endpoint: Endpoint])[] = [
    ...listWires(SCHEDULE_WIRES).map(([mode, wire]) => [`${mode.toLowerCase()}Schedule`, wire] as const),
    ...listWires(FIT_WIRES).map(([mode, wire]) => [`${mode.toLowerCase()}Fit`, wire] as const),
    ...listWires(QUOTE_WIRES).map(([mode, wire]) => [`quote${capitalised(mode)}`, wire] as const),
    ...listWires(ORDER_WIRES).flatMap(([mode, wires]) =>
      orderCalls.map((name) => [NAMES[name](capitalised(mode)), wires[name]] as const),
    ),
    ...listWires(BESIDE_WIRES).map(([mode, wire]) => [`${mode.toLowerCase()}Beside`, wire] as const),
    ...listWires(PRINT_WIRES).map(([mode, wire]) => [`print${capitalised(mode)}`, wire] as const),
    ...listWires(ASK_WIRES).flatMap(([, wires]) =>
      Object.entries(wires).map(
        ([name, wire]) => [name === 'list' ? 'listEnquiries' : `${name}Enquiry`, wire] as const,
      ),
    ),
  ];
  return Object.fromEntries(all.filter(([, endpoint]) => !known.includes(endpoint)));
}
