import { VENTED } from './bans';
import { METHODS, type InnerMaterial } from './instructions';
import { requiredGroup } from './mark-rules';
import type { PackInput, PackingHit, PackVerdict } from './pack';
import { DAY_MS } from '../../values/spans';

type Rule = (asked: PackInput, hit: PackingHit) => PackVerdict | null;

const HALF_YEARS_OF_INSPECTION = 2.5 * 365.25 * DAY_MS;
/** Viscosity in mm²/s above which open drums may hold a liquid of group I. */
const THICK = 2680;
const MOST_M3 = 3;

const INNER_WORDS: Readonly<Record<InnerMaterial, string>> = {
  GLASS: '玻璃',
  PLASTIC: '塑料',
  METAL: '金属',
  PAPER: '纸',
  FIBRE: '纤维板',
};

const isLiquid = ({ goods }: PackInput): boolean => goods.state === 'LIQUID';

const inspection: Rule = ({ kind, pack, now }) =>
  kind.isInspected && pack.inspectedAt !== undefined && now - pack.inspectedAt > HALF_YEARS_OF_INSPECTION
    ? { rule: 'packUninspected', given: {} }
    : null;

const thin: Rule = (asked) => {
  const { goods, pack, kind } = asked;
  const isOpen = pack.code.endsWith('2') && (kind.family === 'DRUM' || kind.family === 'JERRICAN');
  const isAsked = isLiquid(asked) && !pack.inner && goods.packingGroup === 'I' && isOpen;
  return isAsked && (goods.viscosityMm2s ?? 0) <= THICK ? { rule: 'packThin', given: {} } : null;
};

const wet: Rule = ({ goods, pack }) =>
  goods.hazardClass === '4.3' && pack.isWaterproof === false ? { rule: 'packWet', given: {} } : null;

const vent: Rule = ({ goods, pack }) => {
  const isAsked = goods.rules?.special.some((one) => one === 'PP10' || one === 'B5') || VENTED.includes(goods.unNo);
  return isAsked && pack.isVented === false ? { rule: 'packVent', given: {} } : null;
};

const method: Rule = (asked, hit) => {
  const { goods, pack, kind } = asked;
  const name = goods.rules?.peroxide ?? '';
  const most = hit.isByMethod && !pack.inner ? METHODS[name] : undefined;
  if (!most) return null;
  const isCan = kind.family === 'JERRICAN';
  const [limit, now, unit] = isLiquid(asked)
    ? [isCan ? (most.LJerrican ?? most.L) : most.L, pack.netL, '升']
    : [
        isCan ? (most.kgJerrican ?? most.kg) : kind.family === 'BOX' ? (most.kgBox ?? most.kg) : most.kg,
        pack.netKg,
        '千克',
      ];
  if (limit !== null && (now ?? 0) <= limit) return null;
  return {
    rule: 'packMethod',
    given: { op: name, most: limit === null ? '不可用' : `${limit} ${unit}`, now: now ?? '' },
  };
};

const amount: Rule = (asked, hit) => {
  const { pack, kind } = asked;
  const group = requiredGroup(asked, hit) ?? 'III';
  const isPoured = isLiquid(asked) && !pack.inner;
  const own = pack.inner ? kind.outerKg : isPoured ? kind.singleL : kind.singleKg;
  const limit = Math.min(own?.[group] ?? Infinity, pack.inner ? Infinity : (hit.mostSingle ?? Infinity));
  const now = (isPoured ? pack.netL : pack.netKg) ?? 0;
  if (now > limit) return { rule: 'packTooMuch', given: { most: `${limit} ${isPoured ? '升' : '千克'}`, now } };
  const isVast = kind.family === 'LARGE' && (pack.m3 ?? 0) > MOST_M3;
  return isVast ? { rule: 'packTooMuch', given: { most: `${MOST_M3} 立方米`, now: pack.m3 ?? 0 } } : null;
};

const inner: Rule = (asked, hit) => {
  const { material, L, kg } = asked.pack.inner ?? {};
  if (!material) return null;
  const [most, now, unit] = isLiquid(asked) ? [hit.innerL?.[material], L, '升'] : [hit.innerKg?.[material], kg, '千克'];
  if (most === undefined || !now || now <= most) return null;
  return { rule: 'packInnerTooMuch', given: { inner: INNER_WORDS[material], most: `${most} ${unit}`, now } };
};

export const AMOUNT_RULES: readonly Rule[] = [inspection, thin, wet, vent, method, amount, inner];
