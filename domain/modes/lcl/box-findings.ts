import { found, type LclFinding } from './finding';
import type { LclDetail } from './detail';

type BoxDetail = Pick<LclDetail, 'boxes' | 'box' | 'nextFit'>;

const classNames = (boxes: BoxDetail['boxes']): string =>
  [...new Set(boxes.flatMap(({ classes }) => classes))].map((one) => `第 ${one} 类`).join('、');

export function boxFindings({ boxes, box, nextFit }: BoxDetail): LclFinding[] {
  const next = nextFit ? { day: nextFit.day } : {};
  const seen = box === null ? undefined : boxes[box];
  if (!seen) {
    const met = boxes.filter(({ level }) => level !== null);
    if (met.length === 0) return [found('BLOCK', 'lclBoxFull', next)];
    return [found('BLOCK', 'lclBoxClash', { classes: classNames(met), ...next })];
  }
  const given = { classes: classNames([seen]) };
  if (seen.level === 'NEED_APPROVAL') return [found('NEED_APPROVAL', 'lclBoxApproval', { ...given, ...next })];
  if (seen.level === 'MANUAL') return [found('MANUAL', 'lclBoxUnread', { ...given, ...next })];
  return seen.classes.length === 0 ? [found('PASS', 'lclBoxEmpty')] : [found('PASS_CHECK_DGL', 'lclBoxShared', given)];
}
