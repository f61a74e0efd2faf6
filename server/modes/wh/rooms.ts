import type { HazardClass } from '../../../domain/goods/dangerous-goods';
import { FIRES, type Fire } from '../../../domain/goods/fire';
import { fireOfRoom, type Room } from '../../../domain/modes/wh/room';
import { STORE_TEMPS } from '../../../domain/modes/wh/search';
import { minorUnits } from '../../../domain/values/money';
import { seeded } from '../../offers/seeded';
import type { Spot } from './away';
import { ROOMS_TABLE } from './rooms-table';

export type Store = { code: string; nameCn: string; city: string; district: string; isBonded: boolean; spot: Spot };

/** A room with what is not told of it: what strangers have there, and what it costs. */
export type KeptRoom = {
  offerId: string;
  room: Room;
  store: Store;
  /** Classes of what strangers have there, and how much of the room they have for good. */
  strangers: { classes: HazardClass[]; tons: number };
  tonDay: number;
  palletDay: number;
};

/** House rule: tons that are planned for a square metre, by how fiercely the goods burn. */
const LOADS: Readonly<Record<string, number>> = { A: 0.5, B: 0.7, C: 1, D: 1.2, E: 1.2 };
const LEAST_SHARE = 0.35;
const MORE_SHARE = 0.55;

const isFire = (item: string): item is Fire => FIRES.some((one) => one === item);

function storeIn(line: string): Store {
  const [code = '', nameCn = '', city = '', district = '', bonded = '', latitude = '', longitude = ''] =
    line.split(' ');
  return {
    code,
    nameCn,
    city,
    district,
    isBonded: bonded === 'B',
    spot: { latitude: Number(latitude), longitude: Number(longitude) },
  };
}

function roomIn(line: string, store: Store): KeptRoom {
  const [
    letter = '',
    items = '',
    area = '',
    sprinkler = '',
    temp = '',
    classes = '',
    kept = '',
    ton = '',
    pallet = '',
  ] = line.trim().split(' ');
  const fires = items.split(',').filter(isFire);
  const id = `${store.code}-${letter}`;
  const tons = Math.floor(Number(area) * (LOADS[fireOfRoom({ fires }).charAt(0)] ?? 0));
  return {
    offerId: `W-${id}`,
    room: {
      id,
      fires,
      classes: classes.split(',') as HazardClass[],
      areaM2: Number(area),
      hasSprinkler: sprinkler === 'S',
      temp: STORE_TEMPS.find((one) => one === temp) ?? 'NORMAL',
      tons,
    },
    store,
    strangers: {
      classes: kept.split(',') as HazardClass[],
      tons: Math.floor(tons * (LEAST_SHARE + MORE_SHARE * seeded(id))),
    },
    tonDay: minorUnits(Number(ton)),
    palletDay: minorUnits(Number(pallet)),
  };
}

function readRooms(): KeptRoom[] {
  let store: Store | null = null;
  return ROOMS_TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      if (!line.startsWith(' ')) store = storeIn(line);
      return store && line.startsWith(' ') ? [roomIn(line, store)] : [];
    });
}

export const ROOMS: readonly KeptRoom[] = readRooms();

const BY_OFFER = new Map(ROOMS.map((one) => [one.offerId, one]));
export const findRoom = (offerId: string): KeptRoom | undefined => BY_OFFER.get(offerId);

const PROVINCE_DIGITS = 2;
const provinceOf = (city: string): string => city.slice(0, PROVINCE_DIGITS);

/** Whoever is near enough may lie in another province, and any city may do: all rooms are sold in one place. */
export const MARKET = 'W';

export const isInProvince = ({ store }: Pick<KeptRoom, 'store'>, city: string): boolean =>
  provinceOf(store.city) === provinceOf(city);
