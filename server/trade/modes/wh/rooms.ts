import type { HazardClass } from '../../../../domain/goods/dangerous-goods';
import { ROOM_ROWS, type RoomRow } from '../../../../domain/modes/wh/stores';
import { seededShare } from '../../offers/seeded';

/** `strangers`: capacity permanently taken by simulated customers, never shown. */
export type KeptRoom = Omit<RoomRow, 'strangers'> & {
  offerId: string;
  strangers: { classes: HazardClass[]; tons: number };
};

const LEAST_SHARE = 0.35;
const MORE_SHARE = 0.55;

export const ROOMS: readonly KeptRoom[] = ROOM_ROWS.map(({ strangers, ...row }) => ({
  ...row,
  offerId: `W-${row.room.id}`,
  strangers: {
    classes: strangers,
    tons: Math.floor(row.room.tons * (LEAST_SHARE + MORE_SHARE * seededShare(row.room.id))),
  },
}));

const BY_OFFER = new Map(ROOMS.map((one) => [one.offerId, one]));
export const findRoom = (offerId: string): KeptRoom | undefined => BY_OFFER.get(offerId);

const PROVINCE_DIGITS = 2;
const provinceCode = (city: string): string => city.slice(0, PROVINCE_DIGITS);

/** One market for all rooms: near rooms may be in another province, and any city is possible. */
export const MARKET = 'W';

export const isInProvince = ({ store }: Pick<KeptRoom, 'store'>, city: string): boolean =>
  provinceCode(store.city) === provinceCode(city);
