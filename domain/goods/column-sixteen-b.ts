import type { SegregationValue } from './segregation-table';

/** Requirement of one code of column 16b of the dangerous goods list for goods next to the substance. */
export type SixteenB = { value: SegregationValue } & (
  | { classes: readonly string[] }
  | { group: string; except?: readonly string[] }
  | { unNos: readonly string[] }
  /** All combustible goods, dangerous or not. */
  | { burns: true }
);

const apart = (group: string): SixteenB => ({ group, value: '2' });
const away = (group: string): SixteenB => ({ group, value: '1' });
const awayFrom = (...classes: string[]): SixteenB => ({ classes, value: '1' });
const apartFrom = (...classes: string[]): SixteenB => ({ classes, value: '2' });
const apartFromUn = (...unNos: string[]): SixteenB => ({ unNos, value: '2' });

/** IMDG Code 7.2.8, codes about other dangerous goods in one box. A code that stands nowhere here is unread, and never free. */
const CODES: Readonly<Record<string, SixteenB>> = {
  SG7: awayFrom('3'),
  SG8: awayFrom('4.1'),
  SG9: awayFrom('4.3'),
  SG10: awayFrom('5.1'),
  SG11: awayFrom('6.2'),
  SG12: awayFrom('7'),
  SG13: awayFrom('8'),
  SG15: apartFrom('3'),
  SG16: apartFrom('4.1'),
  SG17: apartFrom('5.1'),
  SG18: apartFrom('6.2'),
  SG19: apartFrom('7'),
  SG20: away('1'),
  SG21: away('18'),
  SG22: away('2'),
  SG24: away('17'),
  SG25: apartFrom('2.1', '3'),
  SG30: away('7'),
  SG31: away('9'),
  SG32: away('10'),
  SG33: away('15'),
  SG35: apart('1'),
  SG36: apart('18'),
  SG37: apartFromUn('1005', '2073', '2672', '3318'),
  SG38: apart('2'),
  SG39: { group: '2', except: ['1444'], value: '2' },
  SG40: { group: '2', except: ['1444'], value: '2' },
  SG42: apart('3'),
  SG45: apart('4'),
  SG43: apartFromUn('1744'),
  SG44: apartFromUn('1846'),
  SG46: apartFromUn('1017'),
  SG47: apart('5'),
  SG48: { burns: true, value: '2' },
  SG49: apart('6'),
  SG51: apart('8'),
  SG52: apartFromUn('1376'),
  SG53: { burns: true, value: '2' },
  SG54: apart('11'),
  SG56: apart('12'),
  SG58: apart('13'),
  SG59: apart('14'),
  SG60: apart('16'),
  SG61: apart('15'),
  SG62: apartFromUn('1350', '2448'),
  SG70: apart('1'),
  SG75: apart('1a'),
};

/** Codes that segregate a substance as if it also had another class. */
const AS_CLASS: Readonly<Record<string, string>> = { SG4: '2.1', SG5: '3', SG6: '5.1' };

/** A distance on deck, foodstuffs, smells, and a reference to 7.2.6.3: nothing of other dangerous goods in one box. */
const ELSEWHERE: readonly string[] = ['SG26', 'SG50', 'SG57', 'SG72'];

export const findSixteenB = (code: string): SixteenB | undefined => CODES[code];
export const segregationClass = (code: string): string | undefined => AS_CLASS[code];
export const asksElsewhere = (code: string): boolean => ELSEWHERE.includes(code);
export const isSixteenB = (code: string): boolean =>
  Object.hasOwn(CODES, code) || Object.hasOwn(AS_CLASS, code) || asksElsewhere(code);
