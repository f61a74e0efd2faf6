import type { Fire } from '../../goods/fire';
import { byFierceness, isFiercer } from '../../goods/fire-class';
import type { Is } from '../../shape/is';
import type { room } from './detail-shape';

/** A fire compartment of a warehouse. */
export type Room = Is<typeof room>;

/** Self-igniting, water-reactive and strongly oxidizing goods need separate rooms. */
const APART: readonly Fire[] = ['A3', 'A4', 'A5', 'A6'];

export const fireOfRoom = ({ fires }: Pick<Room, 'fires'>): Fire => byFierceness(fires)[0] ?? 'E';

/** `HIGHER`: stored in a room for a more severe fire class. Null when not allowed. */
export function takenAs({ fires }: Pick<Room, 'fires'>, item: Fire): 'OWN' | 'HIGHER' | null {
  if (fires.includes(item)) return 'OWN';
  const isPlain = fires.every((one) => !APART.includes(one)) && !APART.includes(item);
  return isPlain && isFiercer(fireOfRoom({ fires }), item) ? 'HIGHER' : null;
}

export const mayGoHigher = (item: Fire): boolean => takenAs({ fires: ['A1'] }, item) === 'HIGHER';

/** Company rule: pallet layers by fire class. */
export const mostLayers = (room: Pick<Room, 'fires'>): number => (fireOfRoom(room).startsWith('A') ? 3 : 4);

/** GB 50016 table 3.3.2: floor area in m² by fire class and item. */
const AREAS: readonly (readonly [fires: RegExp, m2: number])[] = [
  [/^A[34]$/, 60],
  [/^A/, 250],
  [/^B[134]$/, 500],
  [/^B/, 700],
  [/^C1$/, 1000],
  [/^C2$/, 1500],
  [/^D$/, 3000],
];

/** Null when unlimited. Sprinklers do not double the area for A3 and A4: water does not help there. */
export function mostArea(item: Fire): { plain: number; sprinkled: number } | null {
  const plain = AREAS.find(([fires]) => fires.test(item))?.[1];
  if (plain === undefined) return null;
  return { plain, sprinkled: item === 'A3' || item === 'A4' ? plain : 2 * plain };
}
