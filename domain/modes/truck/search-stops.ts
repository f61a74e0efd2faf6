import { choice } from '../../question/choices';
import { firstNamed } from '../../question/kinds';
import type { Query } from '../../question/part';
import { ROAD_CITIES } from '../../road/cities';

export const CITY = /^\d{4}$/;

/** Stops of one end in the address: `to=4413.3502`. */
export const endCities = (words: readonly string[], query: Query): string[] =>
  (firstNamed(words, query) ?? '').split('.').filter((one) => CITY.test(one));

export const FROM = ['org', 'from'] as const;
export const TO = ['dst', 'to'] as const;

export const NOWHERE = 'NONE';
const STOP_CITIES: readonly string[] = [NOWHERE, ...ROAD_CITIES.map(({ code: of }) => of)];
const STOPS_CALLED: Readonly<Record<string, string>> = {
  [NOWHERE]: '不加',
  ...Object.fromEntries(ROAD_CITIES.map(({ code: of, nameCn }) => [of, nameCn])),
};

export function furtherStop(word: string, label: string, listed: (query: Query) => string | undefined) {
  const part = choice(STOP_CITIES, {
    word,
    usual: NOWHERE,
    label,
    called: STOPS_CALLED,
    says: '请从列表中选择城市',
    line: (stop) => (stop === NOWHERE ? '' : `${label} ${STOPS_CALLED[stop] ?? ''}`),
  });
  const typed = (query: Query): string => {
    const said = query[word] ?? listed(query) ?? NOWHERE;
    return STOP_CITIES.includes(said) ? said : NOWHERE;
  };
  return { ...part, typed };
}

type Further = { isPickup: boolean; city: string };
type Stopped = { way: string | null } & { [TName in 'pick2' | 'pick3' | 'via1' | 'via2']?: string | null };

export const isStop = (stop: string | null | undefined): stop is string => (stop ?? NOWHERE) !== NOWHERE;

/** Intermediate stops in route order; a gap is closed by the next stop. Older searches have none. */
export function readFurtherStops({ way, pick2, pick3, via1, via2 }: Stopped): Further[] {
  if (way === 'PART') return [];
  const stops = (isPickup: boolean, ...cities: (string | null | undefined)[]): Further[] =>
    cities.filter(isStop).map((city) => ({ isPickup, city }));
  return [...stops(true, pick2, pick3), ...stops(false, via1, via2)];
}

export function furtherStopFields(stops: readonly { isPickup: boolean; code: string }[]) {
  const [pick2 = NOWHERE, pick3 = NOWHERE] = stops.flatMap(({ isPickup, code: of }) => (isPickup ? [of] : []));
  const [via1 = NOWHERE, via2 = NOWHERE] = stops.flatMap(({ isPickup, code: of }) => (isPickup ? [] : [of]));
  return { pick2, pick3, via1, via2 };
}

/** Limit of stops, first and last included. */
const MOST_STOPS = 4;
export const STOPS_SAY = `提卸合计最多 ${MOST_STOPS} 处`;
const MOST_FURTHER = MOST_STOPS - 2;

export const hasStopRoom = (said: Stopped): boolean => readFurtherStops(said).length < MOST_FURTHER;

export const fewStops = {
  at: 'via1',
  says: STOPS_SAY,
  isAmiss: (said: Stopped) => readFurtherStops(said).length > MOST_FURTHER,
} as const;
