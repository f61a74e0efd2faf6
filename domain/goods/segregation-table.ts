/**
 * IMDG Code 7.2.4, general segregation between classes, Amendment 42-24: every cell was compared, none differs from
 * 41-22. `*`: compatibility groups of class 1, 7.2.7.1.
 */
export type SegregationValue = 'X' | '1' | '2' | '3' | '4' | '*';

const COLUMNS = '1.1 1.3 1.4 2.1 2.2 2.3 3 4.1 4.2 4.3 5.1 5.2 6.1 6.2 7 8 9'.split(' ');

const ROWS: Readonly<Record<string, string>> = {
  '1.1': '***4224444442424X',
  '1.3': '***4224334442422X',
  '1.4': '***211222222X422X',
  '2.1': '442XXX212222X421X',
  '2.2': '221XXX1X1XX1X21XX',
  '2.3': '221XXX2X2XX2X21XX',
  '3': '442212XX2222X32XX',
  '4.1': '4321XXXX1X12X321X',
  '4.2': '43221221X1221321X',
  '4.3': '4422XX2X1X22X221X',
  '5.1': '4422XX2122X21312X',
  '5.2': '44221222222X1322X',
  '6.1': '22XXXXXX1X11X1XXX',
  '6.2': '4444223332331X33X',
  '7': '222211222212X3X2X',
  '8': '4221XXX11122X32XX',
  '9': 'XXXXXXXXXXXXXXXXX',
};

/** 1.2 and 1.5 share the row of 1.1, 1.6 that of 1.3. */
const TOGETHER: Readonly<Record<string, string>> = { '1.2': '1.1', '1.5': '1.1', '1.6': '1.3' };

export const segregationRow = (hazardClass: string): string => TOGETHER[hazardClass] ?? hazardClass;

export function segregationBetween(one: string, other: string): SegregationValue {
  const value = ROWS[segregationRow(one)]?.[COLUMNS.indexOf(segregationRow(other))];
  if (value === undefined) throw new Error(`no segregation is known between ${one} and ${other}`);
  return value as SegregationValue;
}
