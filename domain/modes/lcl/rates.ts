import type { HazardClass } from '../../goods/dangerous-goods';
import type { ServiceRates } from '../../offer/service-rates';
import type { TonRules } from './tons';

export type Cargo = 'general' | 'danger';

/** Charged for every ton, and for so many of them at least. */
type ByTon = { perTon: number; leastTons: number };

/** The tariff as one departure has it, in minor units: what a quote locks, and all a price is made of. */
export type LclRates = TonRules &
  ServiceRates & {
    /** In dollars, for a revenue ton. */
    ocean: number;
    lowSulphur: number;
    /** By the main class; a class that is missing has no price. */
    danger: Partial<Record<HazardClass, number>>;
    perSubRisk: number;
    /** The hazards of what was searched for, by its number: the main class first. */
    hazards: Readonly<Record<string, HazardClass[]>>;
    /** What the country of arrival wants to know beforehand, for the bill. */
    manifest: { item: string; perBill: number } | null;
    /** In yuan. */
    handling: Record<Cargo, ByTon>;
    terminal: number;
    gate: ByTon;
    document: number;
    declaration: number;
    label: { perPiece: number; leastPieces: number };
    heavy: { perPiece: number; overKg: number };
    long: { perPiece: number; overCm: number };
    /** What a 20GP of one's own costs in all, in dollars, for these goods on this way; null where nobody has said. */
    wholeBox: number | null;
    /** What a box of the house holds where dead freight is counted by it, and what it costs on its way, in yuan. */
    deadFreight: { boxM3: number; perBox: number };
  };
