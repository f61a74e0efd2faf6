import { roadFactsOf } from '../../road/facts';
import { strictestShut, type TunnelGrade, type TunnelLine } from '../../road/tunnels';
import { ruleBook } from '../../rules/rule-book';
import { dayAt, momentOf } from '../../values/days';
import { momentTyped } from '../../values/moments';
import type { Stop, TruckAskedOf } from './asked';
import { isCarriedAsDangerous, type TruckRow } from './cargo';
import type { RoadCity } from './cities';
import { TRUCK_RULES, type TruckFindingCode } from './finding';
import { holidayOn } from './holidays';
import { isLineRead, shutOn } from './lines';
import { isTankTruck, type Vehicle } from './vehicles';
import { HOUR_MS } from '../../values/spans';

type Asked = TruckAskedOf;

const isDangerous = ({ rows }: Asked): boolean => isCarriedAsDangerous(rows);

/** The first grade of tunnel that is shut for this load; what nobody knows shuts none, and is read by a person. */
export function shutFor(rows: readonly TruckRow[], vehicle: Vehicle): TunnelGrade | null {
  if (!isCarriedAsDangerous(rows)) return null;
  const codes = rows.flatMap(({ goods }) => (goods && roadFactsOf(goods)?.tunnel) ?? []);
  return strictestShut(codes, isTankTruck(vehicle));
}

/** The tunnels it has to go round. */
export const goneRound = (rows: readonly TruckRow[], vehicle: Vehicle, stops: readonly string[]): TunnelLine[] =>
  shutOn(stops, shutFor(rows, vehicle));

const stopsOf = ({ pickup, drop }: Asked): [string, string] => [pickup.city.code, drop.city.code];

function tunnelGiven(asked: Asked) {
  const [first] = goneRound(asked.rows, asked.vehicle, stopsOf(asked));
  return first && { ...first, code: shutFor(asked.rows, asked.vehicle) ?? '', km: first.detourKm };
}

const hourOf = (at: number): number => (at - momentOf(dayAt(at))) / HOUR_MS;
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Is the truck there while its city keeps it out? */
const isBanned = ({ city: { ban }, at }: Stop): boolean =>
  ban !== null && hourOf(at) >= ban.from && hourOf(at) < ban.until;

const banGiven = ({ nameCn, ban }: RoadCity) => ({
  city: nameCn,
  area: ban?.area ?? '',
  hours: ban && ban.until - ban.from < 24 ? `${clock(ban.from)}–${clock(ban.until)}` : '全天',
});

const holidayOf = ({ pickup, drop }: Asked) => holidayOn(dayAt(pickup.at), dayAt(drop.at));
const isToxicAboard = ({ rows }: Asked): boolean => rows.some(({ goods }) => goods?.controls.isHighlyToxic ?? false);

function holidayGiven(asked: Asked) {
  const holiday = isDangerous(asked) ? holidayOf(asked) : null;
  return holiday && { holiday: holiday.nameCn, from: holiday.from, to: holiday.to };
}

const spoken = (at: number): string => momentTyped(at).slice(5).replace('T', ' ');

/** What has to be seen to of a line, whatever truck drives it. */
export const OF_LINE = {
  truckLineUnread: (asked: Asked) =>
    isDangerous(asked) &&
    asked.pickup.city !== asked.drop.city &&
    !isLineRead(stopsOf(asked)) && { from: asked.pickup.city.nameCn, to: asked.drop.city.nameCn },
  truckHoliday: (asked: Asked) => !isToxicAboard(asked) && holidayGiven(asked),
};

/** What the way says: tunnels, bans, holidays and hours. */
export const OF_WAY = ruleBook<Asked, TruckFindingCode>(TRUCK_RULES, {
  truckTunnel: tunnelGiven,
  truckLineUnread: OF_LINE.truckLineUnread,
  truckCityBan: (asked) => {
    const stop = [asked.pickup, asked.drop].find(isBanned);
    return isDangerous(asked) && stop && banGiven(stop.city);
  },
  truckHolidayStop: (asked) => isToxicAboard(asked) && holidayGiven(asked),
  truckHoliday: OF_LINE.truckHoliday,
  truckNight: (asked) => isDangerous(asked) && asked.hasNight,
  truckWindow: ({ drop, dropUntil }) => dropUntil !== null && dropUntil < drop.at && { at: spoken(drop.at) },
});
