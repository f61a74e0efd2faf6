import type { HazardClass } from '../../../../domain/goods/dangerous-goods';
import type { SegregatedGoods } from '../../../../domain/goods/segregated-goods';
import { besideClass, besideGoods, worstVerdict, type StorageVerdict } from '../../../../domain/goods/storing';
import { majorHazardShare, roundMajorShare } from '../../../../domain/modes/wh/major';
import { staysDuring, GRAMS_PER_TON, type StoredStay, peakGrams, type Stay } from '../../../../domain/modes/wh/stay';
import type { HeldNow, Neighbour } from '../mode';
import type { KeptRoom } from './rooms';

export type RoomContent = { grams: number; goods: SegregatedGoods[] };

type HeldHere = StoredStay & Pick<RoomContent, 'goods'>;

/** Parsed once: every search reads them, and they never change. */
const read = new WeakMap<readonly Neighbour[], HeldHere[]>();

export function readHeld({ offerId }: Pick<KeptRoom, 'offerId'>, { inside }: Pick<HeldNow, 'inside'>): HeldHere[] {
  const all = inside(offerId);
  const held =
    read.get(all) ??
    all.flatMap(({ body, fromDay, toDay }) =>
      fromDay === null || toDay === null ? [] : [{ ...(body as RoomContent), from: fromDay, to: toDay }],
    );
  read.set(all, held);
  return held;
}

export const sellableGrams = ({ room, strangers }: KeptRoom): number => (room.tons - strangers.tons) * GRAMS_PER_TON;

const classList = ({ hazardClass }: SegregatedGoods): HazardClass[] =>
  hazardClass ? [hazardClass as HazardClass] : [];

const PARTS = 1_000_000;

/** Share of the major-hazard quantity on the worst day of a stay, as far as goods are named. */
export const majorInside = (held: readonly HeldHere[], stay: Stay): number =>
  roundMajorShare(
    peakGrams(
      held.map(({ from, to, grams, goods }) => {
        const part = majorHazardShare(
          goods.map(({ unNo }) => unNo),
          grams / GRAMS_PER_TON,
        );
        return { from, to, grams: Math.round(part * PARTS) };
      }),
      stay,
    ) / PARTS,
  );

export const classesInside = ({ strangers }: KeptRoom, held: readonly HeldHere[], stay: Stay): HazardClass[] =>
  [
    ...new Set([...strangers.classes, ...staysDuring(held, stay).flatMap(({ goods }) => goods.flatMap(classList))]),
  ].toSorted();

const named = new WeakMap<SegregatedGoods, string>();

function cachedName(goods: SegregatedGoods): string {
  const known = named.get(goods) ?? JSON.stringify(goods);
  named.set(goods, known);
  return known;
}

/** Segregation from goods present on any day of the stay: simulated ones by class, orders by name. */
export function besideAll(
  ours: readonly SegregatedGoods[],
  { strangers }: KeptRoom,
  held: readonly HeldHere[],
  stay: Stay,
): StorageVerdict {
  // Equal goods are checked once.
  const known = new Map(
    staysDuring(held, stay).flatMap(({ goods }) => goods.map((one) => [cachedName(one), one] as const)),
  );
  return worstVerdict(
    ours.flatMap((one) => [
      ...strangers.classes.map((inside) => besideClass(one, inside)),
      ...[...known.values()].map((other) => besideGoods(one, other)),
    ]),
  );
}
