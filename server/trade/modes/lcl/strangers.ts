import { classifyFire } from '../../../../domain/goods/fire-class';
import { judgeShedGoods } from '../../../../domain/modes/lcl/shed';
import type { Load, StowedGoods } from '../../../../domain/modes/lcl/shared-box';
import { stowedGoods } from '../../../../domain/modes/lcl/stowed';
import { findGoods, type Goods } from '../../../world/dangerous-goods/library';
import { seededShare } from '../../offers/seeded';
import type { Shed } from '../../../../domain/modes/lcl/sheds';

export type Strangers = Load & { goods: readonly Goods[]; stowed: readonly StowedGoods[] };

const NOBODY: Strangers = { goods: [], stowed: [], grams: 0, litres: 0 };

const STRANGER = { isLimited: false, isFood: false, technicalName: null };

/** Accepted goods were reviewed by a person, including column 16b. */
const buildStranger = (goods: Goods): StowedGoods => ({
  ...stowedGoods(goods, STRANGER),
  sixteenB: goods.sixteenB ?? [],
});

const PRELOADS = ['', '1263', '3082', '1263 3082', '1805', '1824', '1294 1230', '1866 1133'];

const LEAST_SHARE = 0.2;
const MORE_SHARE = 0.55;
const KG_PER_M3 = 800;
const MOST_KG = 18_000;

const preloads = PRELOADS.map((numbers) => {
  const goods = numbers.split(' ').flatMap((unNo) => (unNo === '' ? [] : (findGoods(unNo) ?? [])));
  return { goods, stowed: goods.map(buildStranger) };
});

function isTaken(shed: Shed, goods: Goods): boolean {
  const { hazardClass, packingGroup } = goods;
  const fire = classifyFire({ ...goods, facts: goods });
  return hazardClass !== null && judgeShedGoods({ hazardClass, packingGroup, fire }, shed) === null;
}

/** Volumes are multiples of 0.1 m³. */
const strangerVolume = (boxM3: number, name: string): number =>
  Math.floor(boxM3 * (LEAST_SHARE + MORE_SHARE * seededShare(`${name}#v`)) * 10) / 10;

const strangerLoad = (m3: number): Load => ({
  litres: Math.round(m3 * 1000),
  grams: Math.min(MOST_KG, Math.round(m3 * KG_PER_M3)) * 1000,
});

export function dangerStrangers(shed: Shed, name: string, boxM3: number): Strangers {
  const possible = preloads.filter(({ goods }) => goods.every((one) => isTaken(shed, one)));
  const inside = possible[Math.floor(seededShare(name) * possible.length)];
  return !inside || inside.goods.length === 0 ? NOBODY : { ...strangerLoad(strangerVolume(boxM3, name)), ...inside };
}

export const generalStrangers = (name: string, boxM3: number): Strangers => ({
  ...NOBODY,
  ...strangerLoad(strangerVolume(boxM3, name)),
});
