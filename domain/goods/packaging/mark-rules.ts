import type { PackingGroup } from '../dangerous-goods';
import { markGroups, markAgeYears } from './mark';
import { METAL_FROM } from './instructions';
import type { PackInput, PackingHit, PackVerdict } from './pack';
import { judgeVapour, type Vapour } from './vapour';

type Rule = (asked: PackInput, hit: PackingHit) => PackVerdict | null;

const YEARS_OF_PLASTIC = 5;

/** Packing group the packaging must be tested for; null when none is required. */
export function requiredGroup({ goods }: PackInput, { code, least }: PackingHit): PackingGroup | null {
  if (goods.packingGroup) return goods.packingGroup;
  if (code === 'P520' || least === 'Y') return 'II';
  return least === 'Z' ? 'III' : null;
}

const letter: Rule = (asked, hit) => {
  const { mark } = asked;
  const group = requiredGroup(asked, hit);
  if (!mark || !group || hit.isUntested || markGroups(mark).includes(group)) return null;
  if (hit.least) return { rule: 'packArticle', given: {} };
  return { rule: 'packLetter', given: { letter: mark.letter, allowed: markGroups(mark).join('、') } };
};

const METAL = /^(?:[134][ABN]|6[HP]?[ABN])/;

/** A metal packaging that is too strong would explode under pressure. */
const metal: Rule = ({ goods, pack, mark }, hit) => {
  if (!hit.isByMethod || pack.inner || !METAL.test(pack.code)) return null;
  const method = goods.rules?.peroxide ?? null;
  return mark?.letter === 'X' || (method !== null && method < METAL_FROM) ? { rule: 'packMetal', given: {} } : null;
};

const density: Rule = ({ goods, pack, mark }) => {
  if (!mark || mark.isIbc || goods.state !== 'LIQUID' || pack.inner) return null;
  if (mark.isForSolids) return { rule: 'packSolidOnly', given: {} };
  const { densityKgPerL } = goods;
  const isDenser = densityKgPerL !== null && mark.density !== null && densityKgPerL > mark.density;
  return isDenser ? { rule: 'packDensity', given: { density: densityKgPerL, most: mark.density ?? '' } } : null;
};

const findVapour = ({ goods, pack, mark }: PackInput): Vapour | null =>
  mark && goods.state === 'LIQUID' && !pack.inner ? judgeVapour(goods, mark) : null;

const vapour: Rule = (asked) => {
  const found = findVapour(asked);
  return found?.stands === 'OVER' ? { rule: 'packVapour', given: { kPa: found.kPa ?? '', limit: found.most } } : null;
};

/** Runs last, so that prohibitions come before unknowns. */
export const vapourAsk = (asked: PackInput): PackVerdict | null => {
  const found = findVapour(asked);
  return found?.stands === 'ASK' ? { rule: 'packVapourAsk', given: { limit: found.most } } : null;
};

const gross: Rule = ({ pack, mark }) =>
  mark?.grossKg && (pack.grossKg ?? 0) > mark.grossKg
    ? { rule: 'packGross', given: { now: pack.grossKg ?? 0, most: mark.grossKg } }
    : null;

const old: Rule = ({ kind, mark, now }) =>
  mark && kind.agesInFiveYears && markAgeYears(mark, now) > YEARS_OF_PLASTIC ? { rule: 'packOld', given: {} } : null;

export const MARK_RULES: readonly Rule[] = [letter, metal, density, vapour, gross, old];
