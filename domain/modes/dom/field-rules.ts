import { closingTime } from '../../offer/cutoffs';
import type { End } from '../../offer/sailing';
import type { OrderFacts } from '../../order/form/facts';
import type { FaultCheck } from '../../rules/fault';
import { dayAt, daysAfter, momentOf } from '../../values/days';
import { parseMoment } from '../../values/moments';
import { findDoorCityByCode } from '../../places/door-cities';
import { portName } from './ports';
import type { DomQuote } from './quote';
import type { DoorRates } from './rates';
import { HOUR_MS } from '../../values/spans';

type Facts = Pick<OrderFacts<DomQuote>, 'quote' | 'now'>;

/** A city belongs to one port; trucks to other ports or beyond `farKm` have no price. */
export function cityRule(
  code: string,
  cities: Readonly<Record<string, number>>,
  port: End | null,
  { farKm }: Pick<DoorRates, 'farKm'>,
): FaultCheck {
  const door = findDoorCityByCode(code);
  if (!door) return null;
  const km = Object.hasOwn(cities, code) ? cities[code] : undefined;
  const given = { city: door.nameCn, port: portName(door.port), here: port?.nameCn ?? '' };
  if (km === undefined) return ['domDoorOther', given];
  return km > farKm ? ['domDoorFar', { ...given, km, most: farKm }] : null;
}

const LOAD = { what: '装货' };
const UNLOAD = { what: '卸货' };

const isBeforeTomorrow = (at: number, now: number): boolean => at < momentOf(daysAfter(dayAt(now), 1));

/** A window must end after it begins and last at least one hour. */
function lastsRule(from: string, to: string, what: { what: string }): FaultCheck {
  const [begins, ends] = [parseMoment(from), parseMoment(to)];
  if (begins === null || ends === null) return null;
  if (ends <= begins) return ['domWindowOrder', what];
  return ends - begins < HOUR_MS ? ['domWindowShort', what] : null;
}

export function loadFromRule({ loadFrom }: { loadFrom: string }, { now }: Facts): FaultCheck {
  const begins = parseMoment(loadFrom);
  return begins !== null && isBeforeTomorrow(begins, now) ? ['domWindowEarly', LOAD] : null;
}

export function loadToRule({ loadFrom, loadTo }: { loadFrom: string; loadTo: string }, { quote }: Facts): FaultCheck {
  const [ends, closes] = [parseMoment(loadTo), quote && closingTime(quote.offer.cutoffs)];
  if (ends !== null && closes !== null && ends > closes) return 'domLoadLate';
  return lastsRule(loadFrom, loadTo, LOAD);
}

export function unloadFromRule({ unloadFrom }: { unloadFrom: string }, { quote, now }: Facts): FaultCheck {
  const [begins, comes] = [parseMoment(unloadFrom), parseMoment(quote?.offer.arrivesAt ?? '')];
  if (begins === null) return null;
  if (comes !== null && begins < comes) return 'domUnloadEarly';
  return isBeforeTomorrow(begins, now) ? ['domWindowEarly', UNLOAD] : null;
}

export const unloadToRule = ({ unloadFrom, unloadTo }: { unloadFrom: string; unloadTo: string }): FaultCheck =>
  lastsRule(unloadFrom, unloadTo, UNLOAD);
