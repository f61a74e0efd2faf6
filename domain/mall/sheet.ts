import type { HazardClass } from '../goods/dangerous-goods';
import type { PurchaseLimit } from './product';
import type { Is } from '../shape/is';
import type { mallCard, mallSheet, mallItem, landed } from './sheet-shape';

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
export type MallCard = Is<typeof mallCard>;

export type MallSheet = Is<typeof mallSheet>;

export type MallItem = Is<typeof mallItem>;

/** Delivered price in fen, or the reason why there is none. */
export type DeliveredPrice = Is<typeof landed>;
