import type { HazardClass, PackingGroup } from './dangerous-goods';
import type { Fire } from './fire';

/** Of what the sources say different things. */
export const DOUBT_SUBJECTS = ['CLASS', 'GROUPS', 'PACKING', 'LIMITED', 'FLASH', 'EMS', 'TANK', 'AIR'] as const;
export type DoubtSubject = (typeof DOUBT_SUBJECTS)[number];
/** What is judged here: sources that disagree about it leave it to a person. */
export const WEIGHED_DOUBTS: readonly DoubtSubject[] = ['CLASS', 'GROUPS', 'PACKING'];
export type Doubt = { about: DoubtSubject; text: string };

/**
 * How surely goods are recognised. `several`: more than one entry of the number, and nobody guesses a packing group.
 * `unsure`: they only resemble something.
 */
export const IDENTITY_KINDS = ['known', 'several', 'unsure', 'nobody'] as const;
export type IdentityKind = (typeof IDENTITY_KINDS)[number];

export const CONFIDENCES = ['HIGH', 'MEDIUM', 'LOW'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** 易制毒, by its class; `UNTOLD` where that depends on what is in the goods. */
export const PRECURSORS = ['1', '2', '3', 'UNTOLD'] as const;
export type Precursor = (typeof PRECURSORS)[number];

/** How the state watches over a substance. */
export type Controls = {
  precursor: Precursor | null;
  /** 易制爆. */
  isExplosivePrecursor: boolean;
  /** 剧毒. */
  isHighlyToxic: boolean;
};

/** By which instructions of chapter 4.1 a substance is packed. */
export type PackingRules = { instructions: readonly string[]; special: readonly string[]; peroxide: string | null };

/** What the rules ask of the library about a substance. */
export type GoodsFacts = {
  goodsId: string;
  /** Null for what is not dangerous. */
  unNo: string | null;
  nameCn: string;
  nameEn: string;
  /** The proper shipping name where it is not simply the English one. */
  properName: string | null;
  casNo: string | null;
  /** Six figures; empty where none is known. */
  hsCode: string;
  hazardClass: HazardClass | null;
  subRisks: readonly HazardClass[];
  packingGroup: PackingGroup | null;
  /** `1 L`, `500 g`; `0` or null where limited quantities are not allowed. */
  limitedQuantity: string | null;
  state: 'LIQUID' | 'SOLID' | 'GAS' | 'ARTICLE';
  flashPointC: number | null;
  densityKgPerL: number | null;
  /** Segregation groups by the number of the code. */
  groups: readonly string[];
  /** The codes of column 16b; null where nobody has read it. */
  sixteenB: readonly string[] | null;
  /** Does it burn? Null where nobody has said. */
  burns: boolean | null;
  /** How fiercely it burns in a store, by the lists of GB 50016; not sure where they differ. Null where nobody has said. */
  fire: { item: Fire; isSure: boolean } | null;
  /** What is to stand beside a generic name; null where the number says it all. */
  technical: { hint: string | null; example: string | null } | null;
  /** Degrees of what travels cooled: not above the one, and help at the other. */
  cooled: { controlC: number; emergencyC: number } | null;
  isMarinePollutant: boolean;
  packing: PackingRules;
  controls: Controls;
  doubts: readonly Doubt[];
};

/** A generic name that says nothing until the technical name stands beside it. */
export const isGenericName = (name: string): boolean => /n\.\s?o\.\s?s\b|未另(?:列明|作规定)/i.test(name);

/** What the library adds in parentheses is no part of the name itself. */
const withoutAside = (name: string): string =>
  name.replace(/\s*[(（][^()（）]*(?:[(（][^()（）]*[)）][^()（）]*)*[)）]$/, '');

type NamingFacts = Pick<GoodsFacts, 'nameEn' | 'nameCn'> & Partial<Pick<GoodsFacts, 'properName' | 'technical'>>;

/** The proper shipping names a substance may be declared under; a generic entry has only its English one. */
export const shippingNames = ({ nameEn, nameCn, properName, technical }: NamingFacts): string[] => {
  const proper = withoutAside(properName ?? nameEn).toUpperCase();
  const isGeneric = (technical ?? null) !== null || isGenericName(nameEn);
  if (isGeneric) return [proper];
  return [properName ? proper : nameEn.toUpperCase(), nameCn];
};
