import type { HazardClass } from '../../../domain/goods/dangerous-goods';
import { saidBy } from '../../../domain/goods/entries';
import type { Glance } from '../../../domain/modes/lcl/glance';
import type { LclRowText } from '../../../domain/modes/lcl/search';
import type { LoadRowsView } from '../../../machines/booking/load-rows';
import { lclSearchCopy } from '../../copy/modes/lcl/search';
import type { GoodsBar } from '../../frame/load-page';

const { bar: copy } = lclSearchCopy;

const classesIn = ({ rows }: LoadRowsView<LclRowText>): HazardClass[] => [
  ...new Set(
    rows.flatMap((row) => {
      const goods = saidBy(row);
      return goods?.hazardClass ? [goods.hazardClass, ...goods.subRisks] : [];
    }),
  ),
];

export function goodsBar(view: LoadRowsView<LclRowText>, { kg, tons }: Glance): GoodsBar {
  const [name, amount] = [copy.rows(view.rows.length), `${kg} kg · ${tons.m3} m³`];
  const summary = `${copy.danger[view.isDanger]} · ${name} ${amount}`;
  return { summary, label: copy.goods, name, amount, classes: classesIn(view) };
}
