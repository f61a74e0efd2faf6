import type { HazardClass } from '../../goods/dangerous-goods';
import type { ServiceRates } from '../../offer/service-rates';
import type { TonRules } from './tons';

export type Cargo = 'general' | 'danger';

type ByTon = { perTon: number; leastTons: number };

/** Tariff of one departure in minor units. A quote locks it; the price depends on nothing else. */
export type LclRates = TonRules &
  ServiceRates & {
    /** Dollars per revenue ton. */
    ocean: number;
    lowSulphur: number;
    /** Surcharge by main class; a missing class has no price. */
    danger: Partial<Record<HazardClass, number>>;
    perSubRisk: number;
    hazards: Readonly<Record<string, HazardClass[]>>;
    /** Fee for the advance manifest of the arrival country, per bill. */
    manifest: { item: string; perBill: number } | null;
    /** Yuan. */
    handling: Record<Cargo, ByTon>;
    terminal: number;
    gate: ByTon;
    document: number;
    declaration: number;
    label: { perPiece: number; leastPieces: number };
    heavy: { perPiece: number; overKg: number };
    long: { perPiece: number; overCm: number };
    /** Total price of a 20GP for these goods in dollars; null when unknown. */
    wholeBox: number | null;
    /** Basis of dead freight: capacity of the box and its cost in yuan. */
    deadFreight: { boxM3: number; perBox: number };
  };
