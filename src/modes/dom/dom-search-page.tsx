import { DOM_LOAD } from '../../../domain/modes/dom/address';
import type { DomRowText } from '../../../domain/modes/dom/search';
import { parseNumber } from '../../../domain/values/typed-number';
import type { LoadRowsView } from '../../../machines/booking/load-rows';
import { domSearchCopy, domStatesCopy } from '../../copy/modes/dom/search';
import { createLoadPage, type GoodsBar } from '../../frame/load-page';
import { deferPart } from '../../ui/show/deferred';
import { picturePart } from '../../ui/show/pictured';
import { LoadPlace } from './load-place';

const { bar: copy } = domSearchCopy;

const results = deferPart(async () => (await import('./dom-results')).DomResults);

export const warmVoyages = results.come;

export const LoopPages = picturePart(async () => (await import('./loop-table')).AllLoops, 'near');

const weighed = (typed: string): string => parseNumber(typed, 2)?.toLocaleString('en-US') ?? typed;

/** Goods cell of the bar; asks for the nature of the goods if it is unset. */
function domGoodsBar({ rows }: LoadRowsView<DomRowText>): GoodsBar {
  const { nature, unNo, goods, kg } = rows[0] ?? DOM_LOAD.blank;
  const what = unNo === '' ? goods : `UN ${unNo}`;
  const [said = '', name = said] = [copy.nature[nature], nature === 'N' && what !== '' ? what : undefined];
  const amount = nature === 'N' ? copy.kg(weighed(kg)) : nature === 'Y' ? what : '';
  return { summary: `${name} ${amount}`.trim(), label: copy.goods, name, amount, classes: [] };
}

export const DomSearchPage = createLoadPage({
  load: DOM_LOAD,
  copy: domStatesCopy,
  find: domSearchCopy.card.find,
  glance: () => null,
  bar: domGoodsBar,
  Place: LoadPlace,
  Results: results.Part,
});
