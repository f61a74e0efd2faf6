import type { HazardClass } from '../goods/dangerous-goods';
import type { VerdictLevel } from '../goods/verdict';
import type { StoredPair } from './basket';
import type { Allotted } from './allot';
import type { ApprovalRule } from './approval-rule';
import { GATE_BARS, isGateBar, type GateAnswer, type GateBar } from './gate';
import type { ListMerge, ListsChange, ListSummary } from './lists';
import type { SendCity } from './places';
import type { Gate, Pack, PackForm } from './product';
import type { QuantityFault } from './quantity';
import { HOUR_MS } from '../values/spans';

/** Prices hold so long from the first line on. */
export const PURCHASE_HOLD_MS = 24 * HOUR_MS;
export const MOST_LINES = 50;

/** What somebody wants of one pack of a product, out of one store. */
export type PackLine = { productId: string; pack: PackForm; city: string; kg: number };

/** The same pack out of the same store is one line. */
export const lineIdOf = ({ productId, pack, city }: Omit<PackLine, 'kg'>): string => `${productId}-${pack}-${city}`;

/** How a list is to be brought: fetched, or sent by truck to a city. */
export const PURCHASE_WAYS = ['SELF', 'SEND'] as const;
export type Delivery = { way: (typeof PURCHASE_WAYS)[number]; to: SendCity | '' };

/** Everything that can be done to lists, most of it to the one that is open. `seenKg`: what stood there where it was changed; null where there was no line. */
export type PurchaseChange =
  | ({ kind: 'line'; seenKg: number | null } & PackLine)
  | { kind: 'remove'; lineId: string }
  | { kind: 'tick'; lineId: string; isTicked: boolean }
  /** The ticked lines of one store out of another one. */
  | { kind: 'merge'; from: string; to: string }
  /** Unticked lines to a list that lies beside. */
  | { kind: 'move'; listId: string; lineIds: string[] }
  | { kind: 'take'; lines: PackLine[] }
  /** The lines of an earlier order at the prices of today. */
  | { kind: 'again'; orderNo: string }
  | ({ kind: 'deliver' } & Delivery)
  | { kind: 'renew' }
  | ListsChange;

/** Fen a kilogram, and what the line comes to: as it is held, and as it would be today. */
export type LinePrice = { perKg: number; amount: number; perKgNow: number; amountNow: number };

export type PurchaseLine = PackLine & {
  lineId: string;
  /** Unticked: stays on the list and is neither counted nor ordered. */
  isLeft: boolean;
  nameCn: string;
  grade: string;
  unNo: string | null;
  hazardClass: HazardClass | null;
  subRisks: readonly HazardClass[];
  gate: Gate;
  sold: Pack;
  /** What the store has of the product, for all packs of it. */
  inStockKg: number;
  fault: QuantityFault | null;
  /** Null for what is asked for. */
  price: LinePrice | null;
  /** The next step of the price, for all packs of the product out of the store. */
  next: { addKg: number; perKg: number } | null;
  /** By all that would be ordered with it out of the store. */
  gateAnswer: GateAnswer;
  /** The lots it would be taken from now; nothing is held. */
  lots: readonly Allotted[];
};

/** Not sold any more: kept for the record, and counted nowhere. Goods that may not be shown have no name. */
type WithdrawnLine = PackLine & { lineId: string; named: string };

type LineFinding = {
  level: VerdictLevel;
  code: string;
  given: Readonly<Record<string, string | number>>;
  source: { source: string; edition: string };
};

/** Fen, and in how many trucks; null for a part of one. */
type Freight = { total: number; km: number; trucks: number | null };

/** Another store of the list that has all of a group as well; `saves` in fen, by the prices and the freight of the list. */
export type StoreMerge = { to: string; saves: number; isOneTruck: boolean };

/** What comes out of one store. */
export type PurchaseGroup = {
  city: string;
  lines: readonly PurchaseLine[];
  kg: number;
  goods: number;
  goodsNow: number;
  together: {
    level: VerdictLevel;
    findings: readonly LineFinding[];
    /** How many trucks keep apart what must not travel together. */
    loads: number;
    stored: { level: VerdictLevel; pairs: readonly StoredPair[] };
  };
  /** Truck to the city of the list for all lines; null where it is fetched, the city is open, or a line cannot be sent. */
  freight: Freight | null;
  /** The same for the counted lines. */
  orderFreight: Freight | null;
  /** The store that saves most; null where none saves. */
  merge: StoreMerge | null;
};

export type PurchaseSheet = {
  /** All lists of its owner, the oldest first. */
  lists: readonly ListSummary[];
  groups: readonly PurchaseGroup[];
  withdrawn: readonly WithdrawnLine[];
  delivery: Delivery;
  /** Until when the prices hold; null where nothing is listed. */
  held: { until: string; isOver: boolean } | null;
  /** Above which sums somebody has to agree before it is ordered; null where the enterprise has set nothing. */
  rule: ApprovalRule | null;
};

/** `replacedKg`: what somebody else had written meanwhile into the line that was changed. */
export type PurchaseAnswer = { sheet: PurchaseSheet; replacedKg: number | null; brought: ListMerge | null };

export const linesIn = ({ groups }: PurchaseSheet): readonly PurchaseLine[] => groups.flatMap(({ lines }) => lines);

/** Reasons a line is outside of the total and of an order. */
export type LeftOutWhy = GateBar | 'UNTICKED' | 'QUANTITY';
export const LEFT_OUT_WHYS: readonly LeftOutWhy[] = ['UNTICKED', 'QUANTITY', ...GATE_BARS];

export function leftOutWhy(line: Pick<PurchaseLine, 'isLeft' | 'price' | 'gateAnswer' | 'fault'>): LeftOutWhy | null {
  if (line.isLeft) return 'UNTICKED';
  if (line.price === null) return 'ENQUIRE';
  if (isGateBar(line.gateAnswer)) return line.gateAnswer;
  return line.fault === null ? null : 'QUANTITY';
}

/** Counted lines have a price and a sound quantity, and this buyer may order them now. */
export const isCounted = (line: PurchaseLine): boolean => leftOutWhy(line) === null;

export type PurchaseSums = { goods: number; freight: number; total: number; totalNow: number; kg: number };

/** Sums of the counted lines; `kg` is of the whole list. */
export function sumsOf({ groups }: Pick<PurchaseSheet, 'groups'>): PurchaseSums {
  const sum = (of: (group: PurchaseGroup) => number) => groups.reduce((all, group) => all + of(group), 0);
  const goods = sum((group) => group.goods);
  const freight = sum((group) => group.orderFreight?.total ?? 0);
  return {
    goods,
    freight,
    total: goods + freight,
    totalNow: sum((group) => group.goodsNow) + freight,
    kg: sum((group) => group.kg),
  };
}
