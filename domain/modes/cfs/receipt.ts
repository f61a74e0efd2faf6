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

export type CfsReceipt = {
  station: Pick<Station, 'code' | 'nameCn' | 'nameEn' | 'address'>;
  /** ISO times. */
  cut: string;
  lastGate: string;
  carrierBookingNo: string;
  vesselVoyage: string;
  dstPort: string;
  tons: number;
  trucks: (TruckRow & WatchedTruck & { code: string; openUntil: string | null })[];
  search: CfsSearch;
  stuffings: TypedStuff[];
  /** Gate instructions for the driver, by hazard class: documents, clothing, conduct. */
  entry: { classes: HazardClass[]; bring: string[]; wear: string[]; act: string[] };
  /** Known fire classes; some are banned during hot summer hours. */
  fires: Fire[];
  boxes: {
    no: number;
    type: CfsBox;
    containerNo: string;
    seal: string;
    goods: string[];
    kg: number;
    vgmKg: number;
    placards: Placards;
  }[];
  checks: SiteCheck[];
  packed: Packed[];
  photos: SitePhoto[];
  /** Last signed container packing certificate; null after a later change. */
  signed: OrderResult | null;
};

export type CfsOrder = PlacedOrder & CfsReceipt;

export const isCfsOrder = (order: PlacedOrder): order is CfsOrder => 'stuffings' in order && 'trucks' in order;
