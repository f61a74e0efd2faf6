import { type Critical, criticalTons } from '../../goods/critical';
import type { HazardClass } from '../../goods/dangerous-goods';
import { found, type WhFinding } from './finding';

type Weighed = {
  row: number;
  name: string;
  hazardClass: HazardClass | null;
  critical: Critical;
  tons: number;
};

/** From this share on the warehouse must confirm its registration. */
const ASKED_FROM = 0.1;

/** Upper bound for goods with a known total only: all tons count as the most restrictive substance. */
export const majorHazardShare = (unNos: readonly (string | null)[], tons: number): number =>
  Math.max(0, ...unNos.map((unNo) => tons / (criticalTons(unNo ?? '') ?? Infinity)));

/** Rounds shares up to tenths, so that other owners' amounts cannot be derived. */
export const roundMajorShare = (part: number): number => Math.ceil(Math.round(part * 1e6) / 1e5) / 10;

const partOfAll = (all: readonly Weighed[]): number =>
  all.reduce((sum, { critical, tons }) => sum + tons / (critical.tons ?? Infinity), 0);

const isDangerous = ({ hazardClass }: Weighed): boolean => hazardClass !== null;

/**
 * Shares add up. The amounts are not yet checked against the standard, so a share near 1 never passes automatically.
 */
export function majorFindings(goods: readonly Weighed[]): WhFinding[] {
  const dangerous = goods.filter(isDangerous);
  const listed = dangerous.filter(({ critical }) => critical.tons !== null);
  const untold = dangerous.filter(({ critical }) => critical.by === 'ASK');
  const part = partOfAll(dangerous);
  const given = {
    goods: listed.map(({ name }) => name).join('、'),
    critical: listed.map(({ critical }) => critical.tons).join('、'),
    share: Math.round(part * 1000) / 10,
  };
  return [
    ...(part >= ASKED_FROM ? [found('NEED_APPROVAL', 'whMajor', given)] : []),
    ...untold.map(({ row, name, critical }) => {
      const level = 'isSplit' in critical ? 'MANUAL' : 'NEED_APPROVAL';
      return found(level, 'whMajorUntold', { row, goods: name });
    }),
  ];
}

/** Blocks when the room's total would reach the critical quantity, because no registration for that is on file. */
export function majorTogether(goods: readonly Weighed[], inside: number, store: string): WhFinding[] {
  const part = partOfAll(goods.filter(isDangerous));
  return part > 0 && part + inside >= 1 ? [found('BLOCK', 'whMajorSum', { store })] : [];
}
