import type { StoredWhy } from '../../goods/storing';
import type { WhDetail } from './detail';
import { found, type WhFinding, type WhFindingCode } from './finding';

const CODES: Readonly<Record<StoredWhy, WhFindingCode>> = {
  NONE: 'whTogether',
  BY_NAME: 'whByName',
  APART: 'whApart',
  UNREAD: 'whUnread',
  BURNS: 'whCombustible',
  CLASH: 'whClash',
};

export function besideFindings(
  { classesInside, beside }: Pick<WhDetail, 'classesInside' | 'beside'>,
  names: readonly string[],
): WhFinding[] {
  if (classesInside.length === 0 && beside.why === 'NONE') return [found('PASS', 'whEmpty')];
  const classes = classesInside.map((one) => `第 ${one} 类`).join('、');
  return [found(beside.level, CODES[beside.why], { classes, goods: names.join('、') })];
}
