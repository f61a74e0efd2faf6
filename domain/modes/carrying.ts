import type { ModeId } from '../mode-ids';
import type { Vessel } from '../order/goods/vessel';

/** `isHarmless`: accepts no orders of dangerous goods. */
type Carries = { vessels: readonly Vessel[]; isHarmless?: boolean };

/** Modes whose orders can collect goods from a warehouse, with the vessels they carry goods in. */
const CARRYING = {
  FCL: { vessels: ['PACKS'] },
  LCL: { vessels: ['PACKS'] },
  AIR: { vessels: ['PACKS'] },
  RAIL: { vessels: ['PACKS'] },
  TANK: { vessels: ['TANK'] },
  FLEXI: { vessels: ['BAG'], isHarmless: true },
  DOM: { vessels: ['PACKS'], isHarmless: true },
  TRUCK: { vessels: ['PACKS', 'TANK'] },
} as const satisfies Partial<Record<ModeId, Carries>>;
export type CarryingMode = keyof typeof CARRYING;
export const isCarrying = (mode: string): mode is CarryingMode => Object.hasOwn(CARRYING, mode);

export const carryingModes = (among: readonly Vessel[], isDanger: boolean): CarryingMode[] =>
  (Object.keys(CARRYING) as CarryingMode[]).filter((mode) => {
    const { vessels, isHarmless = false }: Carries = CARRYING[mode];
    return vessels.some((one) => among.includes(one)) && !(isDanger && isHarmless);
  });
