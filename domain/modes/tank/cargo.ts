import { HAZARD_CLASS_IDS, PACKING_GROUPS } from '../../goods/dangerous-goods';
import { PRECURSORS, type Controls, type GoodsFacts } from '../../goods/facts';
import { permittedTanks } from '../../goods/tank/codes';
import { findDensities } from '../../goods/tank/densities';
import type { FillFigures } from '../../goods/tank/fill';
import { LIQUID } from '../../goods/tank/shapes';
import { listShape, maybe, choiceShape, shape, table, text, yes, type Is, type Shape } from '../../shape/shape';
import { TRIAL_C } from './search';

const HAZARD_CLASS = choiceShape(HAZARD_CLASS_IDS);
const STATE: Shape<GoodsFacts['state']> = choiceShape(['LIQUID', 'SOLID', 'GAS', 'ARTICLE']);
const CONTROLS: Shape<Controls> = shape({
  precursor: maybe(choiceShape(PRECURSORS)),
  isExplosivePrecursor: yes,
  isHighlyToxic: yes,
});

export const CARGO = shape({
  goodsId: text,
  name: text,
  unNo: maybe(text),
  isKnown: yes,
  state: STATE,
  hazardClass: maybe(HAZARD_CLASS),
  subRisks: table(HAZARD_CLASS),
  /** Entries of the UN number; with several the user must choose. */
  entries: listShape(shape({ name: text, group: maybe(choiceShape(PACKING_GROUPS)) })),
  /** Portable tank instruction of each entry. */
  required: listShape(maybe(text)),
  liquid: maybe(LIQUID),
  isMild: yes,
  isFood: yes,
  controls: CONTROLS,
  isDoubtful: yes,
});
export interface TankCargo extends Is<typeof CARGO> {}

const isDangerous = ({ unNo }: Pick<TankCargo, 'unNo'>): boolean => unNo !== null;

/** Tank codes allowed for every entry, the required one first. */
export function permittedTankCodes({ required }: Pick<TankCargo, 'required'>): string[] {
  const [first, ...others] = required.map((one) => (one === null ? [] : permittedTanks(one)));
  return (first ?? []).filter((code) => others.every((list) => list.includes(code)));
}

type DensityFields = {
  d15: number | null;
  d50: number | null;
  loadC: number | null;
  hotC: number | null;
  viscosity?: number | null;
};

/** Filling of the tank; null when densities are unknown or implausible. */
export function fillFigures(
  cargo: Pick<TankCargo, 'liquid' | 'isMild' | 'unNo'>,
  typed: DensityFields,
): FillFigures | null {
  const both = findDensities(typed, cargo.liquid);
  if (both === null || both.d50 >= both.d15) return null;
  const fillC = typed.loadC ?? TRIAL_C;
  return {
    fillC,
    hottestC: Math.max(typed.hotC ?? fillC, fillC),
    isDanger: isDangerous(cargo),
    isMild: cargo.isMild,
    viscosity: typed.viscosity ?? null,
    ...both,
  };
}

/** Isocyanates foam with residual water or cargo. */
const ISOCYANATES = ['tdi', 'pmdi', 'hdi', 'ipdi', 'isocyanate-nos-ii', 'isocyanate-nos-iii'];
export const isIsocyanate = ({ goodsId }: Pick<TankCargo, 'goodsId'>): boolean => ISOCYANATES.includes(goodsId);
