import { blankGoods } from '../../../domain/goods/row';
import { consistencyFindings } from '../../../domain/order/findings/consistency';
import { identify } from './identify';

/**
 * What speaks against goods that were declared harmless: the list of dangerous goods has this very name, or one like it,
 * or nobody knows the name at all.
 */
export type Declared = {
  kind: 'LISTED' | 'ALIKE' | 'UNKNOWN';
  given: { unNo: string | number; goods: string | number };
};

const KINDS: Readonly<Partial<Record<string, Declared['kind']>>> = {
  declaredGeneral: 'LISTED',
  resemblesDangerous: 'ALIKE',
  unknownName: 'UNKNOWN',
};

/** What a name of harmless goods says against them. */
export const declaredHarmless = (name: string): Declared[] =>
  consistencyFindings({ goods: [{ ...blankGoods('1'), nameCn: name }], isDanger: 'N' }, identify).flatMap(
    ({ code, given }) => {
      const kind = KINDS[code];
      return kind ? [{ kind, given: { unNo: given['unNo'] ?? '', goods: given['known'] ?? given['name'] ?? '' } }] : [];
    },
  );
