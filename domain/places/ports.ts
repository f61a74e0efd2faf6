import { rankMatches, tidyQuery, type Match, type Names } from '../values/matching';

/** `DIRECT`: loaded straight from the truck. `YARD`: storage allowed. `ACCEPTED`: taken. `NONE`: not taken. */
export const DG_HANDLING = ['DIRECT', 'YARD', 'ACCEPTED', 'NONE'] as const;
export type DgHandling = (typeof DG_HANDLING)[number];

export type Port = {
  /** UN/LOCODE of a port, IATA code of an airport, own code of a station, region code of a city. */
  code: string;
  nameCn: string;
  nameEn: string;
  pinyin: string;
  initials: string;
  country: string;
  line: string;
  isBase: boolean;
  dgHandling: DgHandling | null;
  /** Cities served by truck from this port: its own if listed, and cities without a port. */
  cities?: NearCity[] | undefined;
};

export type NearCity = { nameCn: string; km: number };

/** `near`: port of the typed city. */
export type PortFit = Pick<Match, 'marks'> & { fit: Match['fit'] | 'near'; city?: NearCity };
type PortMatch = PortFit & { item: Port };

export const PORT_KINDS = ['port', 'airport', 'station', 'city', 'roadCity'] as const;
export type PortKind = (typeof PORT_KINDS)[number];

/** `homePort`: only mainland sea ports. */
export type PickedFrom = PortKind | 'homePort';

/** A single character matches no city. */
const SHORTEST_CITY = 2;

const portNames = ({ nameCn, nameEn, code, pinyin, initials }: Port): Names => ({
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
 * Matches Chinese, pinyin, initials, English and code; without input, main ports come first. A city without a port
 * finds the port its trucks go to.
 */
export function findPorts(ports: readonly Port[], typed: string): PortMatch[] {
  const found = rankMatches(
    ports.toSorted((one, other) => Number(other.isBase) - Number(one.isBase)),
    portNames,
    typed,
  );
  return found.length > 0 ? found : nearCity(ports, typed);
}
