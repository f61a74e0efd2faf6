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

/** From such a part on the store has to say what its registration still takes. */
const ASKED_FROM = 0.1;

/** Of goods of which only the sum and the numbers are known: as if all of it were the fiercest of them. */
export const majorPartOf = (unNos: readonly (string | null)[], tons: number): number =>
  Math.max(0, ...unNos.map((unNo) => tons / (criticalTons(unNo ?? '') ?? Infinity)));

/** Parts that are told are told in tenths, upwards: nobody reads from them what others have. */
export const majorTold = (part: number): number => Math.ceil(Math.round(part * 1e6) / 1e5) / 10;

const partOfAll = (all: readonly Weighed[]): number =>
  all.reduce((sum, { critical, tons }) => sum + tons / (critical.tons ?? Infinity), 0);

const isDangerous = ({ hazardClass }: Weighed): boolean => hazardClass !== null;

/** Parts add up. Nobody has compared the amounts with the standard yet, so what is near one is never a plain yes. */
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
    ...untold.map(({ row, name }) => found('NEED_APPROVAL', 'whMajorUntold', { row, goods: name })),
  ];
}

/** With what is in the room already. Nobody has shown that a store is registered for that much, so none of it goes in. */
export function majorTogether(goods: readonly Weighed[], inside: number, store: string): WhFinding[] {
  const part = partOfAll(goods.filter(isDangerous));
  return part > 0 && part + inside >= 1 ? [found('BLOCK', 'whMajorSum', { store })] : [];
}
