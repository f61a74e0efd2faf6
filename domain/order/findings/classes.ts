import type { HazardClass } from '../../goods/dangerous-goods';
import type { GoodsFacts } from '../../goods/facts';
import type { GoodsRow } from '../form';

/** Every danger of a row, as it was typed and as the library knows it: nobody is taken on board under a milder name. */
export const classesOf = ({ hazardClass, subRisks }: GoodsRow, known: GoodsFacts | null): HazardClass[] => [
  ...(hazardClass === '' ? [] : [hazardClass]),
  ...subRisks,
  ...(known?.hazardClass ? [known.hazardClass] : []),
  ...(known?.subRisks ?? []),
];
