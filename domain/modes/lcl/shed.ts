import type { HazardClass, PackingGroup } from '../../goods/dangerous-goods';
import type { Fire } from '../../goods/fire';
import { possibleItems, type FireClass } from '../../goods/fire-class';

export type Scope = { classes: readonly HazardClass[]; fires: readonly Fire[] };

/** Classes never consolidated with other customers' goods. */
const NEVER: ReadonlySet<string> = new Set('1.1 1.2 1.3 1.4 1.5 1.6 2.1 2.3 4.2 4.3 5.2 6.2 7'.split(' '));

type ShedGoods = {
  hazardClass: HazardClass;
  packingGroup: PackingGroup | null;
  fire: FireClass | null;
};

/**
 * Reasons for a refusal. `fireUntold`: not classified yet. `fireUnsure`: sources differ, and the CFS accepts only some
 * of their classes.
 */
export type ShedRefusal =
  | 'consolRefuses'
  | 'packingGroupOne'
  | 'shedRefuses'
  | 'fireRefused'
  | 'fireUntold'
  | 'fireUnsure';

export function judgeShedGoods(goods: ShedGoods, { classes, fires }: Scope): ShedRefusal | null {
  if (NEVER.has(goods.hazardClass)) return 'consolRefuses';
  if (goods.packingGroup === 'I') return 'packingGroupOne';
  if (!classes.includes(goods.hazardClass)) return 'shedRefuses';
  const { fire } = goods;
  if (fire === null) return 'fireUntold';
  if (!fires.includes(fire.item)) return 'fireRefused';
  return possibleItems(fire)?.every((item) => fires.includes(item)) ? null : 'fireUnsure';
}
