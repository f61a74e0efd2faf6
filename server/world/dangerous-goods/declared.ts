import { blankGoods } from '../../../domain/goods/row';
import { consistencyFindings } from '../../../domain/order/findings/consistency';
import { identifyGoods } from './identify';

/**
 * Doubt about goods declared harmless: the dangerous goods list has this name or a similar one, or the name is unknown.
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

export const declaredHarmless = (name: string): Declared[] =>
  consistencyFindings({ goods: [{ ...blankGoods('1'), nameCn: name }], isDanger: 'N' }, identifyGoods).flatMap(
    ({ code, given }) => {
      const kind = KINDS[code];
      return kind ? [{ kind, given: { unNo: given['unNo'] ?? '', goods: given['known'] ?? given['name'] ?? '' } }] : [];
    },
  );
