import { byFierceness, classifyFire, type FireClass } from '../../../domain/goods/fire-class';
import type { Goods } from './library';

/** Entries of a number may burn differently: the mildest is looked up too, and a person decides. */
export function fireOfAll(entries: readonly Goods[]): FireClass | null {
  const fires = entries.map((facts) => classifyFire({ ...facts, facts }));
  const known = fires.flatMap((fire) => fire ?? []);
  const [fiercest, ...others] = byFierceness(known.map((fire) => fire.item));
  const item = others.at(-1) ?? fiercest;
  const doubtful = known.find((fire) => fire.item === item && !fire.isSure);
  const one = doubtful ?? known.find((fire) => fire.item === item);
  if (!one) return null;
  const isOne = known.length === fires.length && known.every((fire) => fire.item === item);
  return isOne ? one : { ...one, isSure: false, why: 'listedApart' };
}
