import { ranked, tidyQuery, type Match, type Names } from '../values/matching';

/** `DIRECT`: loaded straight from the truck. `YARD`: may be stored. `ACCEPTED`: taken. `NONE`: not taken. */
export const DG_HANDLING = ['DIRECT', 'YARD', 'ACCEPTED', 'NONE'] as const;
export type DgHandling = (typeof DG_HANDLING)[number];

/** A sea port, an airport, a rail station, a city with a store, or one that trucks of the house drive between. */
export type Port = {
  /** UN/LOCODE of a port, IATA code of an airport, our own of a station, the code of the region of a city. */
  code: string;
  nameCn: string;
  nameEn: string;
  pinyin: string;
  initials: string;
  country: string;
  /** The lane or region it belongs to. */
  line: string;
  isBase: boolean;
  /** Null where nobody has told. */
  dgHandling: DgHandling | null;
  /** The cities whose trucks go to this port: its own where it is on the list, and those that have none. */
  cities?: NearCity[] | undefined;
};

/** How far trucks go from a city to its port. */
export type NearCity = { nameCn: string; km: number };

/** `near`: it is the port of the city that was typed. */
export type PortFit = Pick<Match, 'marks'> & { fit: Match['fit'] | 'near'; city?: NearCity };
type PortMatch = PortFit & { item: Port };

export const PORT_KINDS = ['port', 'airport', 'station', 'city', 'roadCity'] as const;
export type PortKind = (typeof PORT_KINDS)[number];

/** `homePort`: of the sea ports those of the mainland. */
export type PickedFrom = PortKind | 'homePort';

/** One letter of a city names none. */
const SHORTEST_CITY = 2;

const namesOf = ({ nameCn, nameEn, code, pinyin, initials }: Port): Names => ({
  shown: { nameCn, nameEn, code },
  typed: [pinyin, initials],
});

function nearCity(ports: readonly Port[], typed: string): PortMatch[] {
  const name = tidyQuery(typed).replace(/市$/, '');
  if (name.length < SHORTEST_CITY) return [];
  return ports.flatMap((item) => {
    const city = item.cities?.find(({ nameCn }) => nameCn.startsWith(name));
    return city ? [{ item, fit: 'near', marks: {}, city }] : [];
  });
}

/**
 * By Chinese, pinyin, initials, English and code; with nothing typed the ports most people want stand first. A city
 * without a port is answered with the port its trucks go to.
 */
export function findPorts(ports: readonly Port[], typed: string): PortMatch[] {
  const found = ranked(
    ports.toSorted((one, other) => Number(other.isBase) - Number(one.isBase)),
    namesOf,
    typed,
  );
  return found.length > 0 ? found : nearCity(ports, typed);
}
