import type { InnerMaterial } from './instructions';

/** Materials that goods corrode. `unlessLined`: a lining protects them. */
type Eaten = { nameCn: string; codes: readonly string[]; inner?: InnerMaterial; unlessLined?: true };

const GLASS: Eaten = { nameCn: '玻璃', codes: '6PA1 6PC 6PG2 6PH2'.split(' '), inner: 'GLASS' };
const METAL: Eaten = {
  nameCn: '裸露钢、铝',
  codes: '1A1 1A2 1B1 1B2 3A1 3A2 3B1 3B2 31A 31B'.split(' '),
  inner: 'METAL',
  unlessLined: true,
};

export const EATEN: Readonly<Record<string, Eaten>> = {
  '1790': GLASS,
  '1786': GLASS,
  '1778': GLASS,
  '1727': GLASS,
  '1789': METAL,
  '1791': METAL,
};

/** Would burst without a vent. */
export const VENTED: readonly string[] = ['2014', '2984', '3149', '1791'];
export const NO_IBC_AT_SEA: readonly string[] = ['1748', '2208', '2880', '3485', '3486', '3487'];

/** Not for solids that may melt in transit. */
export const NOT_FOR_MELTING: readonly string[] =
  '1D 1G 4A 4B 4N 4C1 4C2 4D 4F 4G 4H1 4H2 5H1 5H2 5H3 5H4 5L1 5L2 5L3 5M1 5M2 6HC 6HD1 6HD2 6HG1 6HG2 6HH2 6PC 6PG2 11C 11D 11G 13H1 13H2 13H3 13H4 13H5 13L1 13L2 13L3 13L4 13M1 13M2'.split(
    ' ',
  );
