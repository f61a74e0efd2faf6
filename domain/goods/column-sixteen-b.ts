import type { SegregationValue } from './segregation-table';

/** Requirement of one code of column 16b of the dangerous goods list for goods next to the substance. */
export type SixteenB = { value: SegregationValue } & (
  | { hazardClass: string }
  | { group: string; except?: readonly string[] }
  | { unNos: readonly string[] }
  /** All combustible goods, dangerous or not. */
  | { burns: true }
);

const apart = (group: string): SixteenB => ({ group, value: '2' });

/**
 * IMDG Code 7.2.8. Contains only codes used by library rows that concern other dangerous goods in one box: SG26 is a
 * distance on deck, SG50 and SG57 concern foodstuffs and smells, SG72 refers to 7.2.6.3.
 */
const CODES: Readonly<Record<string, SixteenB>> = {
  SG15: { hazardClass: '3', value: '2' },
  SG16: { hazardClass: '4.1', value: '2' },
  SG17: { hazardClass: '5.1', value: '2' },
  SG19: { hazardClass: '7', value: '2' },
  SG20: { group: '1', value: '1' },
  SG32: { group: '10', value: '1' },
  SG35: apart('1'),
  SG36: apart('18'),
  SG38: apart('2'),
  SG39: { group: '2', except: ['1444'], value: '2' },
  SG42: apart('3'),
  SG45: apart('4'),
  SG46: { unNos: ['1017'], value: '2' },
  SG47: apart('5'),
  SG48: { burns: true, value: '2' },
  SG49: apart('6'),
  SG51: apart('8'),
  SG53: { burns: true, value: '2' },
  SG56: apart('12'),
  SG58: apart('13'),
  SG59: apart('14'),
  SG60: apart('16'),
  SG61: apart('15'),
};

/** Codes that segregate a substance as if it also had another class. */
const AS_CLASS: Readonly<Record<string, string>> = { SG6: '5.1' };

export const sixteenBOf = (code: string): SixteenB | undefined => CODES[code];
export const classAskedBy = (code: string): string | undefined => AS_CLASS[code];
export const isSixteenB = (code: string): boolean => Object.hasOwn(CODES, code) || Object.hasOwn(AS_CLASS, code);
