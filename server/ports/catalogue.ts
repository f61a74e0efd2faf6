import { doorsOf } from '../../domain/places/door-cities';
import { placeText } from '../../domain/places/place-text';
import { PORT_KINDS, type NearCity, type Port, type PortKind } from '../../domain/places/ports';
import { AIRPORTS } from './airports';
import { CITIES } from './cities';
import { ROAD_PLACES } from './road-places';
import { SEA_PORTS } from './sea-ports';
import { STATION_LINES, STATIONS } from './stations';

function citiesNear(port: string): NearCity[] | undefined {
  const cities = doorsOf(port).map(({ nameCn, km }) => ({ nameCn, km }));
  return cities.length > 0 ? cities : undefined;
}

type HomeCity = (typeof ROAD_PLACES)[number] | (typeof CITIES)[number];

/** A city of China; what else its table holds of it is not asked here. */
const homeCity = ([code, nameCn, nameEn, pinyin, initials, province]: HomeCity): Port => ({
  code,
  nameCn,
  nameEn,
  pinyin,
  initials,
  country: '中国',
  line: province,
  isBase: true,
  dgHandling: null,
});

const PORTS: Readonly<Record<PortKind, readonly Port[]>> = {
  port: SEA_PORTS.map(([code, nameCn, nameEn, pinyin, initials, country, line, isBase, dgHandling]) => ({
    code,
    nameCn,
    nameEn,
    pinyin,
    initials,
    country,
    line,
    isBase: isBase === 1,
    dgHandling,
    cities: citiesNear(code),
  })),
  airport: AIRPORTS.map(([code, nameCn, nameEn, pinyin, initials, country, dgHandling]) => ({
    code,
    nameCn,
    nameEn,
    pinyin,
    initials,
    country,
    line: country,
    isBase: country === '中国',
    dgHandling,
  })),
  station: STATIONS.map(([code, nameCn, nameEn, pinyin, initials, country, kind]) => ({
    code,
    nameCn,
    nameEn,
    pinyin,
    initials,
    country,
    line: STATION_LINES[kind],
    isBase: kind === 'ORIGIN',
    dgHandling: null,
  })),
  city: CITIES.map(homeCity),
  roadCity: ROAD_PLACES.map(homeCity),
};

export const portsOf = (kind: PortKind): readonly Port[] => PORTS[kind];

function known(named: (port: Port, kind: PortKind) => string) {
  const all = new Map(PORT_KINDS.map((kind) => [kind, new Set(PORTS[kind].map((port) => named(port, kind)))]));
  return (said: string, kind: PortKind): boolean => all.get(kind)?.has(said) === true;
}

/** Does the house know it, among the places of its kind? */
export const isPlace = known(({ code }) => code);

const NAMES = new Map(PORT_KINDS.flatMap((kind) => PORTS[kind].map(({ code, nameCn }) => [code, nameCn] as const)));

/** What people call it; empty where the house does not know the code. */
export const placeNamed = (code: string): string => NAMES.get(code) ?? '';

/** The same of a place as a form keeps it, so that no name stands before the code of another. */
export const isPlaceText = known(placeText);
