import { permittedTanks } from '../../goods/tank/codes';
import { findDensities } from '../../goods/tank/densities';
import type { FillFigures } from '../../goods/tank/fill';
import type { Is } from '../../shape/is';
import type { CARGO } from './cargo-shape';
import { TRIAL_C } from './search';
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
