import type { Aircraft } from '../../../../domain/goods/air/aircraft';
import { AIRLINES, type Airline } from '../../../../domain/modes/air/airlines';
import type { End } from '../../../../domain/offer/sailing';
import type { DgHandling } from '../../../../domain/places/ports';
import { listPorts } from '../../../world/ports/catalogue';

type Stop = End & { dgHandling: DgHandling | null };

export type Flight = {
  no: string;
  airline: Airline;
  org: Stop;
  dst: Stop;
  via: Stop | null;
  /** Sunday is 0. */
  weekdays: readonly number[];
  /** China time. */
  leaves: readonly [hours: number, minutes: number];
  hours: number;
  aircraft: Aircraft;
  capacityKg: number;
};

/** Number, from, to, weekdays, departure, flight hours, aircraft, capacity in kg, stops. */
const TABLE = `
ZLKY801 PVG FRA 135 02:30 12.5 F 9000
ZLKY803 PVG AMS 246 03:10 12.2 F 8000
ZLKY805 CGO LGG 14 22:15 11.8 F 9500
ZLKY807 PVG LHR 03 01:40 13 F 6000
ZLKY811 PVG LAX 1246 04:20 11.5 F 9000
ZLKY813 EHU LGG 25 21:30 12 F 7000
ZLKY815 EHU FRA 3 20:40 12.4 F 6000
ZLKY817 CAN LGG 6 23:50 12.8 F 7000
MXHY601 PVG SIN 12345 09:20 5.6 P 1800
MXHY603 PVG SIN 36 23:30 5.5 F 6500
MXHY605 CAN SIN 25 10:05 4.2 P 1500
MXHY607 PVG BKK 1350 08:40 4.9 P 1600
MXHY609 PVG ICN 123456 11:10 2.2 P 1500
MXHY611 PVG NRT 135 12:30 3 P 1500
MXHY613 PEK NRT 24 13:05 3.4 P 1300
MXHY615 PVG NRT 26 01:15 3 F 5000
MXHY617 PVG HKG 12345 15:00 2.6 P 1400
MXHY619 PVG TPE 24 16:10 1.9 P 1200
MXHY621 CAN DXB 146 22:40 8.3 F 6000
MXHY623 PVG DXB 25 23:10 9.2 F 6500
MXHY625 CAN BKK 4 09:45 3 F 5000
MXHY627 PEK ICN 15 10:20 2.2 F 4500
MXHY629 SZX SIN 136 08:15 4.1 P 1200
YXHK201 PVG FRA 1246 00:05 12.9 P 2500
YXHK203 PEK FRA 35 01:20 10.8 P 2200
YXHK205 CAN AMS 25 23:55 12.7 P 2300
YXHK207 PVG LHR 15 12:15 13.3 P 2400
YXHK209 PVG SYD 240 20:30 10.5 P 2500
YXHK211 CAN SYD 36 21:10 9.3 P 2300
YXHK213 TFU FRA 4 02:15 11.2 P 2000
YXHK215 PVG HKG 06 10:30 2.6 P 1200
CLKY501 PVG ORD 14 05:30 13.6 F 9000
CLKY503 PVG JFK 25 05:10 15.2 F 8000
CLKY505 CAN LAX 36 03:45 13 F 8500
CLKY507 PEK ORD 26 06:05 12.9 F 7000
CLKY509 PVG BOM 36 18:20 7.9 F 6000
CLKY511 CGO ORD 5 04:10 13.4 F 9000
CLKY513 PVG GRU 0 07:00 28 F 5500 LAX
CLKY515 CAN BOM 2 19:40 6.4 F 5000
CLKY517 CAN DXB 5 20:10 8.3 F 5200
`;

const STOPS = new Map(
  listPorts('airport').map(({ code, nameCn, nameEn, dgHandling }): [string, Stop] => [
    code,
    { code, nameCn, nameEn, dgHandling },
  ]),
);

function readFlight(row: string): Flight[] {
  const [no = '', from = '', to = '', days = '', at = '', hours, aircraft, capacity, over] = row.split(' ');
  const [org, dst] = [STOPS.get(from), STOPS.get(to)];
  const owner = AIRLINES.find(({ code }) => no.startsWith(code));
  const [hour = 0, minute = 0] = at.split(':').map(Number);
  if (!org || !dst || !owner) return [];
  return [
    {
      no,
      airline: owner,
      org,
      dst,
      via: STOPS.get(over ?? '') ?? null,
      weekdays: Array.from(days, Number),
      leaves: [hour, minute],
      hours: Number(hours),
      aircraft: aircraft === 'P' ? 'P' : 'F',
      capacityKg: Number(capacity),
    },
  ];
}

export const FLIGHTS: readonly Flight[] = TABLE.trim().split('\n').flatMap(readFlight);

const BY_NO = new Map(FLIGHTS.map((flight) => [flight.no, flight]));

export const findFlight = (no: string): Flight | undefined => BY_NO.get(no);

export const flightsBetween = (org: string, dst: string): Flight[] =>
  FLIGHTS.filter((flight) => flight.org.code === org && flight.dst.code === dst);

export const flightMarket = ({ no }: Pick<Flight, 'no'>): string => `A-${no}`;
