import type { HazardClass, PackingGroup } from '../goods/dangerous-goods';
import type { Fire } from '../goods/fire';
import type { Day } from '../values/days';
import type { Facet } from './asked';
import type { PurchaseVerdict } from './gate';
import type { LandedRefusal } from './landed';
import type { OpenList } from './lists';
import type { Category, PurchaseLimit, Group, Lot, Pack, Pictogram, Rates } from './product';
import type { OfferedSample } from './samples';

export type Structure = {
  width: number;
  height: number;
  bonds: string;
  atoms: readonly { x: number; y: number; label: string }[];
};

export type ProductHead = {
  productId: string;
  nameCn: string;
  nameEn: string;
  grade: string;
  casNo: string | null;
  formula: string | null;
  smiles: string | null;
  structure: Structure | null;
  unNo: string | null;
  hazardClass: HazardClass | null;
  subRisks: readonly HazardClass[];
  purity: number | null;
  gate: PurchaseLimit;
  isPrecursor: boolean;
  hasSample: boolean;
  /** Sellable stock today, fullest store first. */
  stock: readonly { city: string; kg: number }[];
};

/** Prices in fen per kg. */
export type MallCard = ProductHead & {
  /** For this quantity in the smallest pack; null when sold by enquiry. */
  price: { kg: number; fromKg: number; perKg: number; next: { addKg: number; perKg: number } | null } | null;
  earliest: { city: string; madeOn: Day } | null;
  /** To the city of the query, and its store. */
  delivery: { perKg: number; from: string } | null;
};

export type MallSheet = {
  /** The requested number may not be shown online, for any seller. */
  isWithheld: boolean;
  total: number;
  pages: number;
  records: readonly MallCard[];
  facets: Readonly<Record<Facet, readonly { value: string; count: number }[]>>;
};

export type MallItem = ProductHead & {
  standard: string;
  category: Category;
  groups: readonly Group[];
  spec: readonly { item: string; value: string }[];
  /** Null when sold by enquiry. */
  rates: Rates | null;
  packs: readonly Pack[];
  lots: readonly Lot[];
  leadDays: number;
  sample: OfferedSample | null;
  sds: {
    revisedOn: Day;
    signal: 'DANGER' | 'WARNING' | null;
    pictograms: readonly Pictogram[];
    hazards: readonly string[];
  };
  /** From the library. */
  transport: {
    hsCode: string;
    properName: string | null;
    packingGroup: PackingGroup | null;
    isMarinePollutant: boolean;
    limitedQuantity: string | null;
    emS: string | null;
    tankInstruction: string | null;
    groups: readonly string[];
    flashPointC: number | null;
    densityKgPerL: number | null;
    fire: { item: Fire; isSure: boolean } | null;
    state: 'LIQUID' | 'SOLID' | 'GAS' | 'ARTICLE';
  };
  /** Other products of the same goods. */
  siblings: readonly { productId: string; grade: string }[];
  /** Ports abroad with a calculated price. */
  abroad: readonly { code: string; nameCn: string }[];
  gateAnswer: PurchaseVerdict;
  /** Open purchase list that receives the product; null for a buyer with a single list, and without a buyer. */
  openList: OpenList | null;
};

/** Delivered price in fen, or the reason why there is none. */
export type DeliveredPrice =
  | {
      kind: 'priced';
      goods: number;
      perKg: number;
      freight: number;
      total: number;
      landedPerKg: number;
      /** Road distance; null when no truck of ours drives. */
      km: number | null;
      /** Trucks, boxes, tanks or bags; null for a part load. */
      units: number | null;
    }
  | { kind: 'refused'; code: LandedRefusal };
