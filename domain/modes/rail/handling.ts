import type { HazardClass } from '../../goods/dangerous-goods';
import type { DestinationCode } from './corridor';

const readClasses = (text: string): HazardClass[] => (text === '' ? [] : (text.split(' ') as HazardClass[]));

const CENTRAL_ASIA = '2.2 3 4.1 5.1 6.1 8 9';

export const ORIGIN_CODES = ['RXA', 'RZZ', 'RCD', 'RCQ', 'RWH', 'RYW', 'RSZ'] as const;

/** Dangerous goods classes each station handles; demo data. */
const HANDLED: Readonly<Record<(typeof ORIGIN_CODES)[number] | DestinationCode, string>> = {
  RXA: '8 9',
  RZZ: '8 9',
  RCD: '9',
  RCQ: '9',
  RWH: '',
  RYW: '',
  RSZ: '',
  RAA: CENTRAL_ASIA,
  RTA: CENTRAL_ASIA,
  RMO: '3 8 9',
  RMA: '8 9',
  RLO: '9',
  RDU: '8 9',
  RHH: '9',
  RBU: '9',
};

const isStation = (code: string): code is keyof typeof HANDLED => Object.hasOwn(HANDLED, code);

export const handledClasses = (code: string): HazardClass[] => (isStation(code) ? readClasses(HANDLED[code]) : []);

/** Invented train operators with the classes they accept. */
export const PLATFORMS = {
  HLBL: { code: 'HLBL', nameCn: '瀚陆欧亚班列', nameEn: 'Hanlu Eurasia Express', takes: readClasses('8 9') },
  YTBL: { code: 'YTBL', nameCn: '驿拓国际班列', nameEn: 'Yituo International Rail', takes: readClasses('3 8 9') },
  SGZQ: { code: 'SGZQ', nameCn: '溯谷中亚班列', nameEn: 'Sugu Eurasia Rail', takes: readClasses(CENTRAL_ASIA) },
} as const;
