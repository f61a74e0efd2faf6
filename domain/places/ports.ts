import { ranked, type Names } from '../values/matching';

/** `DIRECT`: loaded straight from the truck. `YARD`: may be stored. `ACCEPTED`: taken. `NONE`: not taken. */
export const DG_HANDLING = ['DIRECT', 'YARD', 'ACCEPTED', 'NONE'] as const;
export type DgHandling = (typeof DG_HANDLING)[number];

/** A sea port, an airport, a rail station, or a city with a store. */
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
};

export const PORT_KINDS = ['port', 'airport', 'station', 'city'] as const;
export type PortKind = (typeof PORT_KINDS)[number];

const namesOf = ({ nameCn, nameEn, code, pinyin, initials }: Port): Names => ({
  shown: { nameCn, nameEn, code },
  typed: [pinyin, initials],
});

/** By Chinese, pinyin, initials, English and code; with nothing typed the ports most people want stand first. */
export const findPorts = (ports: readonly Port[], typed: string) =>
  ranked(
    ports.toSorted((one, other) => Number(other.isBase) - Number(one.isBase)),
    namesOf,
    typed,
  );
