import { byFierceness, fireClassOf, type FireClass } from '../../../domain/goods/fire-class';
import type { Goods } from './library';

/** Entries of one number may burn differently: the mildest is looked for too, and a person says which it is. */
export function fireOfAll(entries: readonly Goods[]): FireClass | null {
  const fires = entries.map((facts) => fireClassOf({ ...facts, facts }));
  const known = fires.flatMap((fire) => fire ?? []);
  const [fiercest, ...others] = byFierceness(known.map((fire) => fire.item));
  const item = others.at(-1) ?? fiercest;
  const doubtful = known.find((fire) => fire.item === item && !fire.isSure);
  const one = doubtful ?? known.find((fire) => fire.item === item);
  if (!one) return null;
  const isOne = known.length === fires.length && known.every((fire) => fire.item === item);
  return isOne ? one : { ...one, isSure: false, why: 'listedApart' };
}
