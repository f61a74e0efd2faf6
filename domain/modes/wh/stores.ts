import type { HazardClass } from '../../goods/dangerous-goods';
import type { Fire } from '../../goods/fire';
import { readTableLines, listedClasses, listedFires } from '../../goods/listed-scope';
import { fireOfRoom, type Room } from './room';
import { ROOMS_TABLE } from './rooms-table';
import { STORE_TEMPS } from './search';

type Store = {
  code: string;
  nameCn: string;
  city: string;
  district: string;
  isBonded: boolean;
  spot: { latitude: number; longitude: number };
};

/** A room of the table. `strangers`: classes other owners store. */
export type RoomRow = { room: Room; store: Store; strangers: HazardClass[] };

/** Company rule: planned tons per m² by fire class. */
const LOADS: Readonly<Record<string, number>> = { A: 0.5, B: 0.7, C: 1, D: 1.2, E: 1.2 };

function readStore(words: readonly string[]): Store {
  const [code = '', nameCn = '', city = '', district = '', bonded = '', latitude = '', longitude = ''] = words;
  return {
    code,
    nameCn,
    city,
    district,
    isBonded: bonded === 'B',
    spot: { latitude: Number(latitude), longitude: Number(longitude) },
  };
}

function readRoom(words: readonly string[], store: Store): RoomRow {
  const [letter = '', items = '', area = '', sprinkler = '', temp = '', classes = '', strangers = ''] = words;
  const fires = listedFires(items);
  return {
    room: {
      id: `${store.code}-${letter}`,
      fires,
      classes: listedClasses(classes),
      areaM2: Number(area),
      hasSprinkler: sprinkler === 'S',
      temp: STORE_TEMPS.find((one) => one === temp) ?? 'NORMAL',
      tons: Math.floor(Number(area) * (LOADS[fireOfRoom({ fires }).charAt(0)] ?? 0)),
    },
    store,
    strangers: listedClasses(strangers),
  };
}

function readRooms(): RoomRow[] {
  let store: Store | null = null;
  return readTableLines(ROOMS_TABLE).flatMap(({ isInner, words }) => {
    if (!isInner) store = readStore(words);
    return store && isInner ? [readRoom(words, store)] : [];
  });
}

export const ROOM_ROWS: readonly RoomRow[] = readRooms();

type StoreScope = { store: Store; rooms: Room[]; classes: HazardClass[]; fires: Fire[]; areaM2: number };

export function storeScopes(rows: readonly RoomRow[] = ROOM_ROWS): StoreScope[] {
  const stores = [...new Set(rows.map(({ store }) => store))];
  return stores.map((store) => {
    const rooms = rows.filter((row) => row.store === store).map(({ room }) => room);
    return {
      store,
      rooms,
      classes: [...new Set(rooms.flatMap(({ classes }) => classes))].toSorted(),
      fires: [...new Set(rooms.flatMap(({ fires }) => fires))].toSorted(),
      areaM2: rooms.reduce((all, { areaM2 }) => all + areaM2, 0),
    };
  });
}

export const roomsOfFire = (item: Fire, rows: readonly RoomRow[] = ROOM_ROWS): { count: number; areaM2: number } => {
  const rooms = rows.filter(({ room }) => room.fires.includes(item));
  return { count: rooms.length, areaM2: rooms.reduce((all, { room }) => all + room.areaM2, 0) };
};
