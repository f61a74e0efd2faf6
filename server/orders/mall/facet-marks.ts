import { FACET_VALUES, FACETS, type Facet } from '../../../domain/mall/asked';

const MARKS = FACETS.flatMap((facet) => FACET_VALUES[facet].map((value) => `${facet} ${value}`));
const NUMBERS = new Map(MARKS.map((name, at) => [name, at]));

export const MARK_COUNT = MARKS.length;

export const facetMark = (facet: Facet, value: string): number | undefined => NUMBERS.get(`${facet} ${value}`);

export type Traits = Readonly<Record<Facet, readonly string[]>>;

export const traitMarks = (traits: Traits): number[] =>
  FACETS.flatMap((facet) => traits[facet].flatMap((value) => facetMark(facet, value) ?? []));
