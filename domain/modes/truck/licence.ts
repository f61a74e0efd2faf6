import type { GoodsFacts } from '../../goods/facts';
import type { Given } from '../../order/blocks/fault';
import type { Driven } from './asked';
import { isCarriedAsDangerous, type TruckRow } from './cargo';

type Found = Given | false | undefined;

export const classOf = ({ apart }: TruckRow): string => apart.hazardClass ?? '';
/** Of 1.4 only compatibility group S would go, and nobody says the letter. */
const isNever = (hazard: string): boolean => hazard.startsWith('1') || hazard === '6.2' || hazard === '7';

export const dangerousOf = (rows: readonly TruckRow[]): TruckRow[] => rows.filter(({ isDanger }) => isDanger);

export const isToxic = ({ controls }: GoodsFacts): boolean => controls.isHighlyToxic;

/** Nobody carries them by road. */
export const hasNever = (rows: readonly TruckRow[]): boolean =>
  dangerousOf(rows).some((row) => [classOf(row), ...row.apart.subRisks].some(isNever));

const scoped = (rows: readonly TruckRow[]): TruckRow[] =>
  isCarriedAsDangerous(rows) ? dangerousOf(rows).filter((row) => classOf(row) !== '' && !isNever(classOf(row))) : [];

/** A class that the licence does not name. */
export function outOfScope(rows: readonly TruckRow[], { classes, nameCn }: Driven): Found {
  const row = scoped(rows).find((one) => !classes.includes(classOf(one)));
  return row && { carrier: nameCn, class: classOf(row) };
}

/** A further hazard that it does not name. */
export function riskOutOfScope(rows: readonly TruckRow[], { classes, nameCn }: Driven): Found {
  const risk = scoped(rows)
    .flatMap(({ apart }) => apart.subRisks)
    .find((one) => !classes.includes(one));
  return risk !== undefined && { carrier: nameCn, class: risk };
}

/** What is highly toxic is named by itself. */
export function toxicOutOfScope(rows: readonly TruckRow[], { isForToxic, nameCn }: Driven): Found {
  const row = dangerousOf(rows).find(({ goods }) => goods !== null && isToxic(goods));
  return !isForToxic && row && { goods: row.name, carrier: nameCn };
}
