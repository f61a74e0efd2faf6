import type { Fire } from './fire';
import { fireClassOf } from './fire-class';

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

/** Graver than whatever burns as a liquid or a gas does. */
const BEFORE_ALL: readonly FireTrait[] = ['selfIgnite', 'water', 'strongOxidizer', 'shock'];
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

const byTrait = (traits: readonly FireTrait[], from: readonly FireTrait[]): FireItem | null => {
  const by = from.find((one) => traits.includes(one));
  return by === undefined ? null : { item: ITEMS[by], isSure: true, by };
};

/** The item of goods that somebody describes; null where what was said does not tell. */
export function fireItemOf({ state, flashC, lel, traits }: Described): FireItem | null {
  const grave = byTrait(traits, BEFORE_ALL);
  if (grave) return grave;
  if (state === 'GAS') {
    const oxidizing = byTrait(traits, ['oxidizingGas']);
    if (oxidizing || lel === null) return oxidizing ?? byTrait(traits, ['inert']);
    return { item: lel < EXPLOSIVE_LIMIT ? 'A2' : 'B2', isSure: true, by: 'lel' };
  }
  const flash =
    state === 'LIQUID' && flashC !== null ? fireClassOf({ hazardClass: '3', flashPointC: flashC, facts: null }) : null;
  if (flash) return { item: flash.item, isSure: flash.isSure, by: 'flash' };
  return byTrait(traits, FIRE_TRAITS);
}
