import type { HazardClass, PackingGroup } from '../../goods/dangerous-goods';
import { fireOf, type Fire } from '../../goods/fire';

/** A container freight station, as far as it decides what may come in. */
export type Scope = { classes: readonly HazardClass[]; fires: readonly Fire[] };

/** Nobody puts these into one box with other people's goods. */
const NEVER: ReadonlySet<string> = new Set('1.1 1.2 1.3 1.4 1.5 1.6 2.1 2.3 4.2 4.3 5.2 6.2 7'.split(' '));

export type Brought = {
  unNo: string;
  hazardClass: HazardClass;
  packingGroup: PackingGroup | null;
  flashPointC: number | null;
};

/** Why goods stay outside. `fireUntold`: nobody has classed them yet. */
export type ShedRefusal = 'consolRefuses' | 'packingGroupOne' | 'shedRefuses' | 'fireRefused' | 'fireUntold';

/** What stands between dangerous goods and a shed; null where it takes them. */
export function refusalOf(goods: Brought, { classes, fires }: Scope): ShedRefusal | null {
  if (NEVER.has(goods.hazardClass)) return 'consolRefuses';
  if (goods.packingGroup === 'I') return 'packingGroupOne';
  if (!classes.includes(goods.hazardClass)) return 'shedRefuses';
  const fire = fireOf(goods);
  if (fire === null) return 'fireUntold';
  return fires.includes(fire) ? null : 'fireRefused';
}
