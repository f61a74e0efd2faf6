import { blankGoods } from '../../domain/order/blank';
import { consistencyFindings } from '../../domain/order/findings/consistency';
import { identify } from './identify';

/** What stands in the list of dangerous goods, though it was declared harmless: under this very name, or under one like it. */
export type Declared = { isSure: boolean; given: { unNo: string | number; goods: string | number } };

/** What a name of harmless goods says against them. */
export const declaredHarmless = (name: string): Declared[] =>
  consistencyFindings({ goods: [{ ...blankGoods('1'), nameCn: name }], isDanger: 'N' }, identify).map(
    ({ level, given }) => ({
      isSure: level === 'BLOCK',
      given: { unNo: given['unNo'] ?? '', goods: given['known'] ?? '' },
    }),
  );
