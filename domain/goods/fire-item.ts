import type { Fire } from './fire';
import { fireClassOf, isFiercer } from './fire-class';

/** What GB 50016 table 3.1.3 goes by besides flash point and explosive limit, the gravest first. */
export const FIRE_TRAITS = [
  'selfIgnite',
  'water',
  'strongOxidizer',
  'shock',
  'oxidizingGas',
  'oxidizer',
  'flammableSolid',
  'slowHeating',
  'combustible',
  'hardToBurn',
  'inert',
] as const;
export type FireTrait = (typeof FIRE_TRAITS)[number];

const ITEMS: Readonly<Record<FireTrait, Fire>> = {
  selfIgnite: 'A3',
  water: 'A4',
  strongOxidizer: 'A5',
  shock: 'A6',
  oxidizingGas: 'B5',
  oxidizer: 'B3',
  flammableSolid: 'B4',
  slowHeating: 'B6',
  combustible: 'C2',
  hardToBurn: 'D',
  inert: 'E',
};

/** A gas that explodes in less of it than this is of item A2. */
const EXPLOSIVE_LIMIT = 10;

export type Described = {
  state: 'LIQUID' | 'SOLID' | 'GAS';
  flashC: number | null;
  /** The lower explosive limit in hundredths. */
  lel: number | null;
  traits: readonly FireTrait[];
};

/** `by`: what the item was read from. */
export type FireItem = { item: Fire; isSure: boolean; by: FireTrait | 'flash' | 'lel' };

const byTraits = (traits: readonly FireTrait[]): FireItem[] =>
  FIRE_TRAITS.filter((one) => traits.includes(one)).map((by) => ({ item: ITEMS[by], isSure: true, by }));

const byLimit = (lel: number): FireItem => ({ item: lel < EXPLOSIVE_LIMIT ? 'A2' : 'B2', isSure: true, by: 'lel' });

function byFlashPoint(flashC: number): FireItem[] {
  const found = fireClassOf({ hazardClass: '3', flashPointC: flashC, facts: null });
  return found ? [{ item: found.item, isSure: found.isSure, by: 'flash' }] : [];
}

/** The item of goods that somebody describes: of all that was said the fiercest holds. Null where it does not tell. */
export function fireItemOf({ state, flashC, lel, traits }: Described): FireItem | null {
  const measured = [
    ...(state === 'GAS' && lel !== null ? [byLimit(lel)] : []),
    ...(state === 'LIQUID' && flashC !== null ? byFlashPoint(flashC) : []),
  ];
  const [first = null, ...others] = [...measured, ...byTraits(traits)];
  return others.reduce((one, other) => (one === null || isFiercer(other.item, one.item) ? other : one), first);
}
