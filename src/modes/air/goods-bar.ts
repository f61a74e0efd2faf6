import type { LibraryGoods } from '../../../domain/goods/library';
import type { AirGlance } from '../../../domain/modes/air/glance';
import type { AirRowText } from '../../../domain/modes/air/search';
import type { LoadRowsView, SeenRow } from '../../../machines/booking/load-rows';
import { airSearchCopy } from '../../copy/modes/air/search';
import type { GoodsBar } from '../../frame/load-page';

const { bar: copy, card } = airSearchCopy;

/** Candidate entries of the row; of several with one UN number, those of the packing group, and the one picked by name. */
function candidateEntries({ identity: { goods }, group, name }: SeenRow<AirRowText>): readonly LibraryGoods[] {
  const ofGroup = goods.filter(({ packingGroup }) => packingGroup === group);
  const fitting = ofGroup.length > 0 ? ofGroup : goods;
  const named = fitting.filter(({ nameCn }) => nameCn === name);
  return named.length > 0 ? named : fitting;
}

export const candidateNames = (row: SeenRow<AirRowText>): string =>
  card.either([...new Set(candidateEntries(row).map(({ nameCn }) => nameCn))]);

const goodsTitle = (row: SeenRow<AirRowText>, isDanger: 'Y' | 'N'): string => {
  if (isDanger === 'N') return copy.danger.N;
  return row.unNo === '' ? copy.danger.Y : `UN ${row.unNo} ${candidateNames(row)}`.trim();
};

export const candidateClasses = (row: SeenRow<AirRowText>) => {
  const [goods] = candidateEntries(row);
  return goods?.hazardClass ? [goods.hazardClass, ...goods.subRisks] : [];
};

export function goodsBar({ rows, isDanger }: LoadRowsView<AirRowText>, { weight, isTrial }: AirGlance): GoodsBar {
  const [row] = rows;
  const [name, amount] = [row ? goodsTitle(row, isDanger) : '', isTrial ? copy.trial(weight.kg) : copy.kg(weight.kg)];
  const classes = row && isDanger === 'Y' ? candidateClasses(row) : [];
  return { summary: `${name} · ${amount}`, label: copy.goods, name, amount, classes };
}
