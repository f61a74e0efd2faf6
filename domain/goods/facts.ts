import type { HazardClass, PackingGroup } from './dangerous-goods';
import type { Is } from '../shape/is';
import type { CONTROLS } from './facts-shape';
import type { Fire } from './fire';
import type { PropertyQuestion } from './property';

/**
 * Subjects about which sources differ. `REFUSED`: the platform carries the goods in no mode. `LAND`: read for packed goods
 * in boxes at sea alone.
 */
export const DOUBT_SUBJECTS = [
  'CLASS',
  'GROUPS',
  'PACKING',
  'LIMITED',
  'FLASH',
  'EMS',
  'TANK',
  'AIR',
  'REFUSED',
  'LAND',
] as const;
export type DoubtSubject = (typeof DOUBT_SUBJECTS)[number];
/** Subjects judged here: when sources disagree on one, a person decides. */
export const WEIGHED_DOUBTS: readonly DoubtSubject[] = ['CLASS', 'GROUPS', 'PACKING'];
export type Doubt = { about: DoubtSubject; text: string };

/** Why the platform carries the goods in no mode; null where it may. */
export const refusalOf = ({ doubts }: { doubts: readonly Doubt[] }): string | null =>
  doubts.find(({ about }) => about === 'REFUSED')?.text ?? null;

/**
 * Certainty of an identification. `several`: more than one entry of the number, and no packing group is guessed.
 * `unsure`: the goods only resemble an entry.
 */
export const IDENTITY_KINDS = ['known', 'several', 'unsure', 'nobody'] as const;
export type IdentityKind = (typeof IDENTITY_KINDS)[number];

export const CONFIDENCES = ['HIGH', 'MEDIUM', 'LOW'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** 易制毒, by its class; `UNTOLD` where that depends on what is in the goods. */
export const PRECURSORS = ['1', '2', '3', 'UNTOLD'] as const;
export type Precursor = (typeof PRECURSORS)[number];

export const STATES = ['LIQUID', 'SOLID', 'GAS', 'ARTICLE'] as const;

export interface Controls extends Is<typeof CONTROLS> {}

/** Packing instructions of chapter 4.1 for a substance. */
export type PackingRules = { instructions: readonly string[]; special: readonly string[]; peroxide: string | null };

export type GoodsFacts = {
  goodsId: string;
  unNo: string | null;
  nameCn: string;
  nameEn: string;
  /** Proper shipping name when it differs from the English name. */
  properName: string | null;
  casNo: string | null;
  /** Six digits; empty when unknown. */
  hsCode: string;
  hazardClass: HazardClass | null;
  subRisks: readonly HazardClass[];
  packingGroup: PackingGroup | null;
  /** `1 L`, `500 g`; `0` or null when limited quantities are not allowed. */
  limitedQuantity: string | null;
  state: (typeof STATES)[number];
  flashPointC: number | null;
  densityKgPerL: number | null;
  /** Segregation groups by the number of the code. */
  groups: readonly string[];
  /** Codes of column 16b; null when unread. */
  sixteenB: readonly string[] | null;
  /** True if combustible; null when unknown. */
  burns: boolean | null;
  /** Fire item by the lists of GB 50016; `isSure` is false when the lists differ. Null when unknown. */
  fire: { item: Fire; isSure: boolean } | null;
  /** Technical name required beside a generic name; null when the number is enough. */
  technical: { hint: string | null; example: string | null } | null;
  /** Control and emergency temperature of goods shipped under temperature control. */
  cooled: { controlC: number; emergencyC: number } | null;
  isMarinePollutant: boolean;
  packing: PackingRules;
  controls: Controls;
  /** Properties on which the number forks. */
  asks?: readonly PropertyQuestion[];
  doubts: readonly Doubt[];
};

export const isGenericName = (name: string): boolean => /n\.\s?o\.\s?s\b|未另(?:列明|作规定)/i.test(name);

/** Notes that the library adds in parentheses are not part of the name. */
const withoutAside = (name: string): string =>
  name.replace(/\s*[(（][^()（）]*(?:[(（][^()（）]*[)）][^()（）]*)*[)）]$/, '');

type NamingFacts = Pick<GoodsFacts, 'nameEn' | 'nameCn'> & Partial<Pick<GoodsFacts, 'properName' | 'technical'>>;

/** Allowed proper shipping names; a generic entry has only the English one. */
export const shippingNames = ({ nameEn, nameCn, properName, technical }: NamingFacts): string[] => {
  const proper = withoutAside(properName ?? nameEn).toUpperCase();
  const isGeneric = (technical ?? null) !== null || isGenericName(nameEn);
  if (isGeneric) return [proper];
  return [properName ? proper : nameEn.toUpperCase(), nameCn];
};
