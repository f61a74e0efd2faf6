import type { HazardClass } from '../../../domain/goods/dangerous-goods';
import { FIRES, type Fire } from '../../../domain/goods/fire';
import type { Station } from '../../../domain/modes/cfs/station';
import type { End } from '../../../domain/offer/sailing';
import { nearbyPorts } from '../../../domain/places/nearby';
import { SEA_PORTS } from '../../ports/sea-ports';
import { STATIONS_TABLE } from './stations-table';

/** A station with what it takes at most, dangerous and general: trucks in an hour, TEU in half a day. */
export type KeptStation = {
  offerId: string;
  station: Station;
  most: Record<'Y' | 'N', { trucks: number; teu: number }>;
};

const isFire = (item: string): item is Fire => FIRES.some((one) => one === item);

export function portOf(code: string): End {
  const [, nameCn = '', nameEn = ''] = SEA_PORTS.find(([one]) => one === code) ?? [];
  return { code, nameCn, nameEn };
}

const two = (text: string): [number, number] => {
  const [danger = 0, general = 0] = text.split('/').map(Number);
  return [danger, general];
};

function stationIn(line: string): KeptStation {
  const [
    code = '',
    nameCn = '',
    port = '',
    address = '',
    classes = '',
    fires = '',
    packers = '',
    hour = '',
    half = '',
  ] = line.split(' ');
  const [trucks, teu] = [two(hour), two(half)];
  return {
    offerId: `C-${code}`,
    station: {
      code,
      nameCn,
      nameEn: code,
      port: portOf(port),
      address,
      classes: classes === '-' ? [] : (classes.split(',') as HazardClass[]),
      fires: fires.split(',').filter(isFire),
      packers: Number(packers),
    },
    most: { Y: { trucks: trucks[0], teu: teu[0] }, N: { trucks: trucks[1], teu: teu[1] } },
  };
}

export const STATIONS: readonly KeptStation[] = STATIONS_TABLE.trim().split('\n').map(stationIn);

const BY_OFFER = new Map(STATIONS.map((one) => [one.offerId, one]));
export const findStation = (offerId: string): KeptStation | undefined => BY_OFFER.get(offerId);

/** Where the hours of a station are sold. */
export const marketOf = ({ station }: Pick<KeptStation, 'station'>): string => `C-${station.port.code}`;

/** Those of the port, then those of the ports nearby. */
export const stationsAround = (port: string): KeptStation[] =>
  [port, ...nearbyPorts(port).map(({ code }) => code)].flatMap((code) =>
    STATIONS.filter(({ station }) => station.port.code === code),
  );
