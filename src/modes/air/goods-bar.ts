import type { AirGlance } from '../../../domain/modes/air/glance';
import type { AirTyped } from '../../../domain/modes/air/search';
import type { LoadRowsView, SeenRow } from '../../../machines/booking/load-rows';
import { airSearchCopy } from '../../copy/modes/air/search';
import type { GoodsBar } from '../../frame/load-page';

const { bar: copy, card } = airSearchCopy;

/** What the goods are called by the library; of a number that means several, the first and how many there are. */
export function nameOf({ identity: { kind, goods } }: SeenRow<AirTyped>): string {
  const name = goods[0]?.nameCn ?? '';
  return kind === 'several' ? card.several(name, goods.length) : name;
}

const titleOf = (row: SeenRow<AirTyped>, isDanger: 'Y' | 'N'): string => {
  if (isDanger === 'N') return copy.danger.N;
  return row.unNo === '' ? copy.danger.Y : `UN ${row.unNo} ${nameOf(row)}`.trim();
};

export const classesOf = ({ identity }: SeenRow<AirTyped>) => {
  const [goods] = identity.goods;
  return goods?.hazardClass ? [goods.hazardClass, ...goods.subRisks] : [];
};

export function goodsBar({ rows, isDanger }: LoadRowsView<AirTyped>, { weight, isTrial }: AirGlance): GoodsBar {
  const [row] = rows;
  const [name, amount] = [row ? titleOf(row, isDanger) : '', isTrial ? copy.trial(weight.kg) : copy.kg(weight.kg)];
  const classes = row && isDanger === 'Y' ? classesOf(row) : [];
  return { summary: `${name} · ${amount}`, label: copy.goods, name, amount, classes };
}
