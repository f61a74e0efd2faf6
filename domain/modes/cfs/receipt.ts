import type { HazardClass } from '../../goods/dangerous-goods';
import type { Fire } from '../../goods/fire';
import type { Placards } from '../../goods/placards';
import type { WatchedTruck } from '../../order/trucks/arrival';
import type { Packed, SitePhoto } from '../../order/on-site/packed';
import type { PlacedOrder } from '../../order/receipt/placed';
import type { OrderResult } from '../../order/receipt/result';
import type { SiteCheck } from '../../order/on-site/site-check';
import type { Station } from './station';
import type { TruckRow } from './fields';
import type { CfsBox, CfsSearch } from './search';
import type { TypedStuff } from './board';

/** What the receipt of boxes that are stuffed shows beyond what all orders have. */
export type CfsReceipt = {
  station: Pick<Station, 'code' | 'nameCn' | 'nameEn' | 'address'>;
  /** ISO moments. */
  cut: string;
  lastGate: string;
  carrierBookingNo: string;
  vesselVoyage: string;
  dstPort: string;
  tons: number;
  /** In the order of their codes. */
  trucks: (TruckRow & WatchedTruck & { code: string; openUntil: string | null })[];
  /** What its station was asked with: what is left of its hours is asked with it again. */
  search: CfsSearch;
  stuffings: TypedStuff[];
  /** What whoever drives has to bring, to wear and to do at the gate for these classes, in words. */
  entry: { classes: HazardClass[]; bring: string[]; wear: string[]; act: string[] };
  /** How fiercely its goods burn, as far as anybody knows: some hours of the summer are not for them. */
  fires: Fire[];
  boxes: {
    no: number;
    type: CfsBox;
    containerNo: string;
    seal: string;
    goods: string[];
    kg: number;
    /** What it will weigh as far as the form tells. */
    vgmKg: number;
    placards: Placards;
  }[];
  /** What the station has seen of each box so far. */
  checks: SiteCheck[];
  /** What it has said of each that is packed and shut, and how that looks. */
  packed: Packed[];
  photos: SitePhoto[];
  /** The certificate of packing that was signed last, while nothing has changed since. */
  signed: OrderResult | null;
};

export type CfsOrder = PlacedOrder & CfsReceipt;

/** What its own page has read as one. */
export const isCfsOrder = (order: PlacedOrder): order is CfsOrder => 'stuffings' in order && 'trucks' in order;
