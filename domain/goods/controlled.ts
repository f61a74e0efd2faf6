/** Goods of which the state keeps account, by UN number. */
const PRECURSORS: Readonly<Record<string, 2 | 3>> = {
  '1155': 2,
  '1888': 2,
  '1090': 3,
  '1193': 3,
  '1294': 3,
  '1490': 3,
  '1789': 3,
  '1830': 3,
};

const EXPLOSIVE_PRECURSORS: ReadonlySet<string> = new Set('1350 1396 1428 1490 1495 1604 2014 2031'.split(' '));

const HIGHLY_TOXIC: ReadonlySet<string> = new Set(['1017', '1689']);

/** Paint, its thinners, adhesives and resins: what they are made of decides. */
const MIXTURES: ReadonlySet<string> = new Set(['1133', '1263', '1866']);

/** The category a substance is kept account of as a precursor of drugs; null where it is none. */
export const precursorClassOf = (unNo: string): 2 | 3 | null => PRECURSORS[unNo] ?? null;

export const isExplosivePrecursor = (unNo: string): boolean => EXPLOSIVE_PRECURSORS.has(unNo);

export const isHighlyToxic = (unNo: string): boolean => HIGHLY_TOXIC.has(unNo);

/** It may hold precursors that its number does not tell of. */
export const mayHoldPrecursors = (unNo: string): boolean => MIXTURES.has(unNo);

/** Lithium cells and batteries, by themselves, in equipment or packed with it. */
export const isLithium = (unNo: string): boolean => ['3090', '3091', '3480', '3481'].includes(unNo);
