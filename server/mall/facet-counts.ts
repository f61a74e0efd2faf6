import { FACET_VALUES, FACETS, type Facet } from '../../domain/mall/asked';
import type { MallSheet } from '../../domain/mall/sheet';

/** Every value of every facet has a number, so that twenty thousand products are counted without a look at a word. */
const NUMBERS = new Map(
  FACETS.flatMap((facet) => FACET_VALUES[facet].map((value) => `${facet} ${value}`)).map((name, at) => [name, at]),
);

/** What is picked, by number; what is no value of its facet is on nothing. */
export const numbersOf = (facet: Facet, picked: readonly string[]): number[] =>
  picked.map((value) => NUMBERS.get(`${facet} ${value}`) ?? -1);

export type Marks = Readonly<Record<Facet, readonly number[]>>;

export const marksOf = (traits: Readonly<Record<Facet, readonly string[]>>): Marks =>
  Object.fromEntries(
    FACETS.map((facet) => [facet, traits[facet].flatMap((value) => NUMBERS.get(`${facet} ${value}`) ?? [])]),
  ) as unknown as Marks;

export function facetCounts() {
  const counts = new Uint32Array(NUMBERS.size);
  return {
    add(marks: readonly number[]): void {
      for (const mark of marks) counts[mark] = (counts[mark] ?? 0) + 1;
    },
    /** In the order in which they are shown; what nothing has is left out, unless it is chosen. */
    shown: (picked: Readonly<Record<Facet, readonly string[]>>): MallSheet['facets'] =>
      Object.fromEntries(
        FACETS.map((facet) => [
          facet,
          FACET_VALUES[facet].flatMap((value) => {
            const count = counts[NUMBERS.get(`${facet} ${value}`) ?? -1] ?? 0;
            return count > 0 || picked[facet].includes(value) ? [{ value, count }] : [];
          }),
        ]),
      ) as unknown as MallSheet['facets'],
  };
}
