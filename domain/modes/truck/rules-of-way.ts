import { findRoadFacts } from '../../road/facts';
import { strictestShut, type TunnelGrade, type TunnelLine } from '../../road/tunnels';
import type { FaultValues } from '../../rules/fault';
import { sharedConditions, ruleBook } from '../../rules/rule-book';
import { dayAt, momentOf } from '../../values/days';
import { momentTyped } from '../../values/moments';
import type { Stop, TruckRuleInput } from './asked';
import { isCarriedAsDangerous, type TruckRow } from './cargo';
import { roadCity, type RoadCity } from '../../road/cities';
import { TRUCK_RULES, type TruckFindingCode } from './finding';
import { type Festival, findFestival } from './holidays';
import { isLineRead, routeLegs, closedTunnelLines } from './lines';
import { SHARED } from './tariff';
import { isTankTruck, type Vehicle } from './vehicles';
import { HOUR_MS } from '../../values/spans';

type WayRuleInput = TruckRuleInput;

const isDangerous = ({ rows }: WayRuleInput): boolean => isCarriedAsDangerous(rows);

/** First tunnel grade closed to the load; unknown codes close none and go to manual review. */
function closedTunnelGrade(rows: readonly TruckRow[], vehicle: Vehicle): TunnelGrade | null {
  if (!isCarriedAsDangerous(rows)) return null;
  const codes = rows.flatMap(({ goods }) => (goods && findRoadFacts(goods)?.tunnel) ?? []);
  return strictestShut(codes, isTankTruck(vehicle));
}

export const goneRound = (rows: readonly TruckRow[], vehicle: Vehicle, stops: readonly string[]): TunnelLine[] =>
  closedTunnelLines(stops, closedTunnelGrade(rows, vehicle));

const stopCityCodes = ({ stops }: WayRuleInput): string[] => stops.map(({ city }) => city.code);

function tunnelValues(asked: WayRuleInput) {
  const [first] = goneRound(asked.rows, asked.vehicle, stopCityCodes(asked));
  return first && { ...first, code: closedTunnelGrade(asked.rows, asked.vehicle) ?? '', km: first.detourKm };
}

const cityName = (code: string): string => roadCity(code)?.nameCn ?? '';

const DAY_HOURS = 24;
const hourOfDay = (at: number): number => (at - momentOf(dayAt(at))) / HOUR_MS;
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** Free hours of earlier stops, without the first one, whose hours are part of the drive. */
const usedFreeHours = (at: number): number => Math.max(0, at - 1) * SHARED.freeHours * HOUR_MS;

/**
 * True if the truck could be in the city during its ban: it arrives in the loading window, or later by the free hours
 * before it.
 */
function isBanned({ city: { ban }, at }: Stop, place: number, { loadsWithin }: WayRuleInput): boolean {
  if (ban === null) return false;
  const [first, last] = [hourOfDay(at), hourOfDay(at) + (place === 0 ? loadsWithin : usedFreeHours(place)) / HOUR_MS];
  const isShut = (later: number) => first < ban.until + later && (last > ban.from + later || first >= ban.from + later);
  return [0, DAY_HOURS].some(isShut);
}

const banValues = ({ nameCn, ban }: RoadCity) => ({
  city: nameCn,
  area: ban?.area ?? '',
  hours: ban && ban.until - ban.from < 24 ? `${clock(ban.from)}–${clock(ban.until)}` : '全天',
});

const tripFestival = ({ stops: [first, ...more], festivals }: WayRuleInput) =>
  first ? findFestival(festivals, dayAt(first.at), dayAt((more.at(-1) ?? first).at)) : null;
const isToxicAboard = ({ rows }: WayRuleInput): boolean =>
  rows.some(({ goods }) => goods?.controls.isHighlyToxic ?? false);

const festivalValues = ({ nameCn, from, to }: Festival) => ({ holiday: nameCn, from, to });

function holidayValues(asked: WayRuleInput) {
  const holiday = isDangerous(asked) ? tripFestival(asked) : null;
  return holiday?.isTold && festivalValues(holiday);
}

function unpublishedHolidayValues(asked: WayRuleInput) {
  const holiday = isDangerous(asked) ? tripFestival(asked) : null;
  return holiday?.isTold === false && { ...festivalValues(holiday), year: holiday.from.slice(0, 4) };
}

export const shortMoment = (at: number): string => momentTyped(at).slice(5).replace('T', ' ');

export const lateStopValues = (stop: Stop | undefined) =>
  stop !== undefined && stop.until !== null && stop.until < stop.at && { at: shortMoment(stop.at) };

/** First stop whose closing time is missed when every earlier stop uses its free hours. */
function tightStopValues({ stops }: WayRuleInput) {
  const at = stops.findIndex(
    (stop, place) => stop.until !== null && stop.until >= stop.at && stop.until < stop.at + usedFreeHours(place),
  );
  const stop = stops[at];
  return (
    stop && { at: shortMoment(stop.at), city: stop.city.nameCn, stops: at - 1, hours: usedFreeHours(at) / HOUR_MS }
  );
}

const MOST_WAIT_MS = DAY_HOURS * HOUR_MS;

function gateValues({ stops }: WayRuleInput): Partial<Record<TruckFindingCode, FaultValues>> {
  const stop = stops.at(-1);
  if (!stop || stop.opens === null || stop.at >= stop.opens) return {};
  const wait = stop.opens - stop.at;
  const given = { at: shortMoment(stop.at), opens: shortMoment(stop.opens) };
  const [hours, free] = [Math.ceil(wait / HOUR_MS), SHARED.freeHours];
  if (wait > MOST_WAIT_MS) return { truckGateEarly: { ...given, hours } };
  return wait > free * HOUR_MS ? { truckGateAsk: { ...given, hours, free } } : { truckGateWait: { ...given, free } };
}

function unreadLineValues(asked: WayRuleInput) {
  const [from, to] = routeLegs(stopCityCodes(asked)).find((leg) => !isLineRead(leg)) ?? [];
  return from !== undefined && to !== undefined && { from: cityName(from), to: cityName(to) };
}

export const OF_LINE = {
  truckLineUnread: (asked: WayRuleInput) => isDangerous(asked) && unreadLineValues(asked),
  truckHoliday: (asked: WayRuleInput) => !isToxicAboard(asked) && holidayValues(asked),
  truckHolidayUntold: unpublishedHolidayValues,
};

export const OF_WAY = ruleBook<WayRuleInput, TruckFindingCode>(TRUCK_RULES, {
  truckTunnel: tunnelValues,
  truckLineUnread: OF_LINE.truckLineUnread,
  truckCityBan: (asked) => {
    const stop = asked.stops.find((one, place) => isBanned(one, place, asked));
    return isDangerous(asked) && stop && banValues(stop.city);
  },
  truckHolidayStop: (asked) => isToxicAboard(asked) && holidayValues(asked),
  truckHoliday: OF_LINE.truckHoliday,
  truckHolidayUntold: OF_LINE.truckHolidayUntold,
  truckNight: (asked) => isDangerous(asked) && asked.hasNight,
  truckWindowBetween: ({ stops }) => {
    const late = stops.slice(0, -1).find((stop) => lateStopValues(stop) !== false);
    const given = lateStopValues(late);
    return late !== undefined && given !== false && { city: late.city.nameCn, ...given };
  },
  truckWindow: ({ stops }) => lateStopValues(stops.at(-1)),
  truckWindowTight: tightStopValues,
  ...sharedConditions(['truckGateWait', 'truckGateAsk', 'truckGateEarly'], gateValues),
});
