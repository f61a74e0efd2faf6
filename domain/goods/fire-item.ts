import type { Fire } from './fire';
import { classifyFire, isFiercer } from './fire-class';

/** Criteria of GB 50016 table 3.1.3 besides flash point and explosive limit, most severe first. */
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

/** A gas with a lower explosive limit below this percentage is item A2. */
const EXPLOSIVE_LIMIT = 10;

export type DescribedGoods = {
  state: 'LIQUID' | 'SOLID' | 'GAS';
  flashC: number | null;
  /** Lower explosive limit in percent. */
  lel: number | null;
  traits: readonly FireTrait[];
};

export type FireItem = { item: Fire; isSure: boolean; by: FireTrait | 'flash' | 'lel' };

const byTraits = (traits: readonly FireTrait[]): FireItem[] =>
  FIRE_TRAITS.filter((one) => traits.includes(one)).map((by) => ({ item: ITEMS[by], isSure: true, by }));

const byLimit = (lel: number): FireItem => ({ item: lel < EXPLOSIVE_LIMIT ? 'A2' : 'B2', isSure: true, by: 'lel' });

function byFlashPoint(flashC: number): FireItem[] {
  const found = classifyFire({ hazardClass: '3', flashPointC: flashC, facts: null });
  return found ? [{ item: found.item, isSure: found.isSure, by: 'flash' }] : [];
}

/** Fire item of described goods: the most severe of all criteria. Null when the description is not enough. */
export function classifyFireItem({ state, flashC, lel, traits }: DescribedGoods): FireItem | null {
  const measured = [
    ...(state === 'GAS' && lel !== null ? [byLimit(lel)] : []),
    ...(state === 'LIQUID' && flashC !== null ? byFlashPoint(flashC) : []),
  ];
  const [first = null, ...others] = [...measured, ...byTraits(traits)];
  return others.reduce((one, other) => (one === null || isFiercer(other.item, one.item) ? other : one), first);
}
