import type { HazardClass, PackingGroup } from '../../goods/dangerous-goods';
import type { Fire } from '../../goods/fire';
import { itemsOf, type FireClass } from '../../goods/fire-class';

/** A container freight station, as far as it decides what may come in. */
export type Scope = { classes: readonly HazardClass[]; fires: readonly Fire[] };

/** Nobody puts these into one box with other people's goods. */
const NEVER: ReadonlySet<string> = new Set('1.1 1.2 1.3 1.4 1.5 1.6 2.1 2.3 4.2 4.3 5.2 6.2 7'.split(' '));

type ShedGoods = {
  hazardClass: HazardClass;
  packingGroup: PackingGroup | null;
  /** Null where nobody has classed them. */
  fire: FireClass | null;
};

/** Why goods stay outside. `fireUntold`: nobody has classed them yet. `fireUnsure`: the lists differ, and that decides. */
export type ShedRefusal =
  | 'consolRefuses'
  | 'packingGroupOne'
  | 'shedRefuses'
  | 'fireRefused'
  | 'fireUntold'
  | 'fireUnsure';

/** What stands between dangerous goods and a shed; null where it takes them. */
export function refusalOf(goods: ShedGoods, { classes, fires }: Scope): ShedRefusal | null {
  if (NEVER.has(goods.hazardClass)) return 'consolRefuses';
  if (goods.packingGroup === 'I') return 'packingGroupOne';
  if (!classes.includes(goods.hazardClass)) return 'shedRefuses';
  const { fire } = goods;
  if (fire === null) return 'fireUntold';
  if (!fires.includes(fire.item)) return 'fireRefused';
  return itemsOf(fire)?.every((item) => fires.includes(item)) ? null : 'fireUnsure';
}
