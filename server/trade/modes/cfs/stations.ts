import type { Station } from '../../../../domain/modes/cfs/station';
import { STATION_ROWS, type StationRow } from '../../../../domain/modes/cfs/stations';
import type { End } from '../../../../domain/offer/sailing';
import { nearbyPorts } from '../../../../domain/places/nearby';
import { SEA_PORTS } from '../../../world/ports/sea-ports';

export type KeptStation = { offerId: string; station: Station } & Pick<StationRow, 'most'>;

export function stationPort(code: string): End {
  const [, nameCn = '', nameEn = ''] = SEA_PORTS.find(([one]) => one === code) ?? [];
  return { code, nameCn, nameEn };
}

const buildStation = ({ most, port, code, nameCn, ...row }: StationRow): KeptStation => ({
  offerId: `C-${code}`,
  station: { code, nameCn, nameEn: code, port: stationPort(port), ...row },
  most,
});

export const STATIONS: readonly KeptStation[] = STATION_ROWS.map(buildStation);

const BY_OFFER = new Map(STATIONS.map((one) => [one.offerId, one]));
export const findStation = (offerId: string): KeptStation | undefined => BY_OFFER.get(offerId);

export const stationMarket = ({ station }: Pick<KeptStation, 'station'>): string => `C-${station.port.code}`;

export const stationsAround = (port: string): KeptStation[] =>
  [port, ...nearbyPorts(port).map(({ code }) => code)].flatMap((code) =>
    STATIONS.filter(({ station }) => station.port.code === code),
  );
