import type { FlexiGlance } from '../../../domain/modes/flexi/glance';
import type { FlexiRowText } from '../../../domain/modes/flexi/search';
import type { LoadRowsView } from '../../../machines/booking/load-rows';
import { flexiSearchCopy } from '../../copy/modes/flexi/search';
import type { GoodsBar } from '../../frame/load-page';
import { grouped } from './flexi-parts';

const { bar: copy } = flexiSearchCopy;

export function goodsBar({ rows: [row] }: LoadRowsView<FlexiRowText>, { load, liquid, goods }: FlexiGlance): GoodsBar {
  const name = goods.known?.nameCn ?? (row?.goods.trim() || copy.none);
  const plan = load?.plan;
  const isCounted = plan?.kind === 'fits' && liquid?.level !== 'BLOCK';
  const amount = isCounted ? copy.load(plan.bags, grouped(plan.kg), (load?.trial.length ?? 0) > 0) : '';
  const classes = goods.known?.hazardClass ? [goods.known.hazardClass, ...goods.known.subRisks] : [];
  return { summary: `${name} ${amount}`.trim(), label: copy.goods, name, amount, classes };
}
