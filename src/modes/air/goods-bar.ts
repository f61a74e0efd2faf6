import type { AirGlance } from '../../../domain/modes/air/glance';
import type { AirTyped } from '../../../domain/modes/air/search';
import type { LoadRowsView, SeenRow } from '../../../machines/booking/load-rows';
import { airSearchCopy } from '../../copy/modes/air/search';
import type { GoodsBar } from '../../frame/load-page';

const { bar: copy } = airSearchCopy;

/** What the goods are called: by the library where it knows them. */
const nameOf = ({ unNo, identity }: SeenRow<AirTyped>, isDanger: 'Y' | 'N'): string => {
  if (isDanger === 'N') return copy.danger.N;
  return unNo === '' ? copy.danger.Y : `UN ${unNo} ${identity.goods[0]?.nameCn ?? ''}`.trim();
};

export const classesOf = ({ identity }: SeenRow<AirTyped>) => {
  const [goods] = identity.goods;
  return goods?.hazardClass ? [goods.hazardClass, ...goods.subRisks] : [];
};

export function goodsBar({ rows, isDanger }: LoadRowsView<AirTyped>, { weight }: AirGlance): GoodsBar {
  const [row] = rows;
  const [name, amount] = [row ? nameOf(row, isDanger) : '', copy.kg(weight.kg)];
  const classes = row && isDanger === 'Y' ? classesOf(row) : [];
  return { summary: `${name} · ${amount}`, label: copy.goods, name, amount, classes };
}
