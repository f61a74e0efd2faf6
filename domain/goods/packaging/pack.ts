import type { PackingGroup } from '../dangerous-goods';
import type { PackingRules } from '../facts';
import type { InnerMaterial, Instruction } from './instructions';
import type { PackKind } from './kinds';
import type { PackMark } from './mark';

export type PackRule =
  | 'packExplosive'
  | 'packSpecial'
  | 'packByHand'
  | 'packGas'
  | 'packMark'
  | 'packEaten'
  | 'packNoIbc'
  | 'packLiquid'
  | 'packInner'
  | 'packClosed'
  | 'packGroupOne'
  | 'packMelts'
  | 'packNoBag'
  | 'packLarge'
  | 'packUnlisted'
  | 'packLetter'
  | 'packArticle'
  | 'packMetal'
  | 'packSolidOnly'
  | 'packDensity'
  | 'packVapour'
  | 'packVapourAsk'
  | 'packGross'
  | 'packOld'
  | 'packUninspected'
  | 'packThin'
  | 'packWet'
  | 'packVent'
  | 'packMethod'
  | 'packTooMuch'
  | 'packInnerTooMuch'
  | 'packFits';

export type PackedGoods = {
  unNo: string;
  packingGroup: PackingGroup | null;
  hazardClass: string;
  state: 'LIQUID' | 'SOLID' | 'GAS' | 'ARTICLE';
  densityKgPerL: number | null;
  /** Null when the instructions are unknown. */
  rules: PackingRules | null;
  /** Some packagings are forbidden at sea only; undefined means by sea. */
  isAtSea?: boolean;
  maySoften?: boolean | undefined;
  viscosityMm2s?: number | undefined;
};

/** One packaging, as far as it was described. */
export type Pack = {
  code: string;
  mark: string;
  netL?: number | null | undefined;
  netKg?: number | null | undefined;
  grossKg?: number | null | undefined;
  m3?: number | undefined;
  inner?: { material: InnerMaterial | null; L?: number | undefined; kg?: number | undefined } | null | undefined;
  isLined?: boolean | undefined;
  isVented?: boolean | undefined;
  isWaterproof?: boolean | undefined;
  inspectedAt?: number | undefined;
};

export type PackVerdict = { rule: PackRule; given: Record<string, string | number> };

export type PackingHit = { code: string } & Instruction;
export type PackInput = { goods: PackedGoods; pack: Pack; kind: PackKind; mark: PackMark | null; now: number };
