import { criticalTons } from '../../goods/critical';
import type { HazardClass } from '../../goods/dangerous-goods';
import type { FireClass } from '../../goods/fire-class';
import { found, type WhFinding } from './finding';

type Weighed = {
  row: number;
  name: string;
  unNo: string | null;
  hazardClass: HazardClass | null;
  fire: FireClass | null;
  tons: number;
};

/** From such a part on the store has to say what its registration still takes. */
const ASKED_FROM = 0.1;

const mayBeMajor = ({ fire, hazardClass }: Weighed): boolean =>
  (fire?.item.startsWith('A') ?? false) || hazardClass === '6.1' || hazardClass === '5.1';

/** Which part goods are of what makes a store a major hazard; nothing for goods that no table names. */
export const majorPart = (unNo: string | null, tons: number): number => tons / (criticalTons(unNo ?? '') ?? Infinity);

/** Of goods of which only the sum is known: as if all of it were the fiercest of them. */
export const majorPartOf = (unNos: readonly (string | null)[], tons: number): number =>
  Math.max(0, ...unNos.map((unNo) => majorPart(unNo, tons)));

/** Parts that are told are told in tenths, upwards: nobody reads from them what others have. */
export const majorTold = (part: number): number => Math.ceil(Math.round(part * 1e6) / 1e5) / 10;

const partOfAll = (all: readonly Weighed[]): number =>
  all.reduce((sum, { unNo, tons }) => sum + majorPart(unNo, tons), 0);

const isDangerous = ({ hazardClass }: Weighed): boolean => hazardClass !== null;

/** Parts add up. Nobody has compared the amounts with the standard yet, so what is near one is never a plain yes. */
export function majorFindings(goods: readonly Weighed[]): WhFinding[] {
  const dangerous = goods.filter(isDangerous);
  const listed = dangerous.filter(({ unNo }) => criticalTons(unNo ?? '') !== null);
  const untold = dangerous.filter((one) => !listed.includes(one) && mayBeMajor(one));
  const part = partOfAll(dangerous);
  const given = {
    goods: listed.map(({ name }) => name).join('、'),
    critical: listed.map(({ unNo }) => criticalTons(unNo ?? '')).join('、'),
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
