import { MOST_BOXES } from '../../offer/search';
import type { CountedRow } from '../form/form';
import { parseWholeNumber } from '../../values/typed-number';
import { fault, requiredFault, type OrderFault } from '../../rules/fault';

export const readBoxCount = ({ count }: Pick<CountedRow, 'count'>): number | null => {
  const boxes = parseWholeNumber(count);
  return boxes !== null && boxes >= 1 && boxes <= MOST_BOXES ? boxes : null;
};

export function boxFaults(boxes: readonly CountedRow[]): OrderFault[] {
  if (boxes.length === 0) return [requiredFault('boxes')];
  return boxes.flatMap((row, at): OrderFault[] => {
    const isTwice = boxes.findIndex(({ type }) => type === row.type) < at;
    return [
      ...(isTwice ? [fault(`boxes.${at}.type`, 'boxTwice')] : []),
      ...(readBoxCount(row) === null ? [fault(`boxes.${at}.count`, 'boxCount')] : []),
    ];
  });
}
