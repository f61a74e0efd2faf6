import type { HazardClass, PackingGroup } from '../goods/dangerous-goods';
import type { Fire } from '../goods/fire';
import type { Day } from '../values/days';
import type { Facet } from './asked';
import type { GateAnswer } from './gate';
import type { LandedRefusal } from './landed';
import type { OpenList } from './lists';
import type { Category, Gate, Group, Lot, Pack, Pictogram, Rates } from './product';
import type { OfferedSample } from './samples';

/** A molecule as it is drawn: bonds as a path, and what stands where. */
export type Structure = {
  width: number;
  height: number;
  bonds: string;
  atoms: readonly { x: number; y: number; label: string }[];
};

/** What a card and the head of a product say alike. */
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
  gate: Gate;
  isPrecursor: boolean;
  hasSample: boolean;
  /** What can be sold today, the fullest store first. */
  stock: readonly { city: string; kg: number }[];
};

/** A product in the list. Prices are fen a kilogram. */
export type MallCard = ProductHead & {
  /** For so many kilograms in the smallest pack; null for what is asked for. */
  price: { kg: number; fromKg: number; perKg: number; next: { addKg: number; perKg: number } | null } | null;
  earliest: { city: string; madeOn: Day } | null;
  /** To the city that was asked about, and from where. */
  delivery: { perKg: number; from: string } | null;
};

/** A page of the list. */
export type MallSheet = {
  /** The number that was asked for may not be shown online, whoever sells it. */
  isWithheld: boolean;
  total: number;
  pages: number;
  records: readonly MallCard[];
  facets: Readonly<Record<Facet, readonly { value: string; count: number }[]>>;
};

/** A product as its drawer shows it. */
export type MallItem = ProductHead & {
  standard: string;
  category: Category;
  groups: readonly Group[];
  spec: readonly { item: string; value: string }[];
  /** Null for what is asked for. */
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
  /** Of the library. */
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
  /** What the house sells of the same goods besides. */
  siblings: readonly { productId: string; grade: string }[];
  /** Ports abroad that a price is worked out to. */
  abroad: readonly { code: string; nameCn: string }[];
  /** Who may buy it, judged for whoever asks. */
  gateAnswer: GateAnswer;
  /** The open purchase list, onto which the product would go; null for a buyer with a single list, and without a buyer. */
  openList: OpenList | null;
};

/** What goods cost where they are wanted, in fen; or why nobody can say. */
export type Landed =
  | {
      kind: 'priced';
      goods: number;
      perKg: number;
      freight: number;
      total: number;
      landedPerKg: number;
      /** How far by road; null where no truck of the house drives. */
      km: number | null;
      /** Trucks, boxes, tanks or bags; null where the goods share one. */
      units: number | null;
    }
  | { kind: 'refused'; code: LandedRefusal };
