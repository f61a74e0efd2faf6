import { findShed, type Shed } from '../../../../domain/modes/lcl/sheds';
import { findSeaPort, type SeaPort } from '../../../world/ports/sea-port';

export type Service = {
  shed: Shed;
  org: SeaPort;
  dst: SeaPort;
  /** Sunday is 0. */
  weekday: number;
  transitDays: number;
  dangerBoxes: number;
  generalBoxes: number;
};

/** Per shed: destination, weekday, days at sea, boxes for dangerous and for general goods. */
const TABLE: Readonly<Record<string, readonly string[]>> = {
  SHWG: [
    'NLRTM 3 36 1 1',
    'DEHAM 3 38 1 1',
    'BEANR 3 37 1 1',
    'GBFXT 5 40 1 1',
    'USLAX 2 16 1 2',
    'USNYC 2 32 1 1',
    'USHOU 4 36 1 0',
    'SGSIN 1 8 2 2',
    'THLCH 4 9 1 1',
    'VNSGN 5 8 1 1',
    'IDJKT 5 11 1 1',
    'INNSA 3 18 1 1',
    'AEJEA 6 22 1 1',
    'KRPUS 2 3 1 2',
    'JPYOK 5 4 1 2',
    'JPOSA 5 4 1 1',
    'AUSYD 4 16 1 1',
    'AUMEL 4 19 0 1',
    'BRSSZ 1 36 1 1',
    'TRIST 6 35 1 1',
    'ZADUR 2 30 0 1',
  ],
  SHLG: ['NLRTM 6 36 1 2', 'USLAX 5 16 1 2', 'SGSIN 4 8 1 2', 'KRPUS 5 3 1 1'],
  NBBL: [
    'NLRTM 4 37 1 1',
    'DEHAM 4 39 1 1',
    'USLAX 3 17 1 1',
    'SGSIN 2 8 1 1',
    'KRPUS 3 4 1 1',
    'JPTYO 6 5 1 1',
    'INNSA 4 19 1 1',
    'AEJEA 0 23 1 1',
    'AUSYD 5 17 1 1',
  ],
  NBZH: ['NLRTM 0 37 0 2', 'USLAX 6 17 0 2', 'SGSIN 5 8 0 2'],
  QDHD: ['KRINC 2 3 1 1', 'KRPUS 4 3 1 1', 'JPOSA 5 5 1 1', 'SGSIN 3 10 1 1', 'NLRTM 5 38 1 1', 'USLAX 1 17 1 1'],
  GZNS: [
    'SGSIN 3 5 1 1',
    'THLCH 5 6 1 1',
    'VNSGN 4 4 1 1',
    'MYPKG 3 7 1 1',
    'AUSYD 2 15 1 1',
    'DEHAM 6 36 1 1',
    'USLAX 4 16 1 1',
  ],
  XMHC: ['SGSIN 2 6 1 1', 'PHMNL 4 4 1 1', 'AUSYD 6 15 1 1'],
  TJBG: ['KRINC 1 4 1 1', 'JPTYO 3 6 1 1', 'SGSIN 5 12 1 1', 'NLRTM 2 40 1 1'],
  DLDY: ['KRPUS 3 3 1 1', 'JPYOK 6 5 1 1'],
  LYLY: ['KRINC 4 3 0 1'],
};

function readService(shed: Shed, row: string): Service[] {
  const [to = '', ...counts] = row.split(' ');
  const [weekday = 0, transitDays = 0, dangerBoxes = 0, generalBoxes = 0] = counts.map(Number);
  const [org, dst] = [findSeaPort(shed.port), findSeaPort(to)];
  return org && dst ? [{ shed, org, dst, weekday, transitDays, dangerBoxes, generalBoxes }] : [];
}

export const SERVICES: readonly Service[] = Object.entries(TABLE).flatMap(([code, rows]) => {
  const shed = findShed(code);
  return shed ? rows.flatMap((row) => readService(shed, row)) : [];
});

const BY_ENDS = new Map(SERVICES.map((service) => [`${service.shed.code}-${service.dst.code}`, service]));

export const findService = (shed: string, dst: string): Service | undefined => BY_ENDS.get(`${shed}-${dst}`);

export const servicesBetween = (org: string, dst: string): Service[] =>
  SERVICES.filter((service) => service.org.code === org && service.dst.code === dst);

/** Market of a service: `L-SHWG-NLRTM`. */
export const serviceMarket = ({ shed, dst }: Pick<Service, 'shed' | 'dst'>): string => `L-${shed.code}-${dst.code}`;
