import { DOM_LOAD } from '../../../domain/modes/dom/address';
import type { DomRowText } from '../../../domain/modes/dom/search';
import { numberIn } from '../../../domain/values/typed-number';
import type { LoadRowsView } from '../../../machines/booking/load-rows';
import { domSearchCopy, domStatesCopy } from '../../copy/modes/dom/search';
import { loadPageOf, type GoodsBar } from '../../frame/load-page';
import { deferred } from '../../ui/show/deferred';
import { pictured } from '../../ui/show/pictured';
import { LoadPlace } from './load-place';

const { bar: copy } = domSearchCopy;

const results = deferred(async () => (await import('./dom-results')).DomResults);

/** No page needs the list before somebody asks for it. */
export const warmVoyages = results.come;

/** Every loop of the house, for whoever has asked nothing yet. */
export const LoopPages = pictured(async () => (await import('./loop-table')).AllLoops, 'near');

/** Kilograms as they are read, once they can be. */
const weighed = (typed: string): string => numberIn(typed, 2)?.toLocaleString('en-US') ?? typed;

/** What the bar says of what is to go; a nature that nobody has said is asked for. */
function barOf({ rows }: LoadRowsView<DomRowText>): GoodsBar {
  const { nature, unNo, goods, kg } = rows[0] ?? DOM_LOAD.blank;
  const what = unNo === '' ? goods : `UN ${unNo}`;
  const [said = '', name = said] = [copy.nature[nature], nature === 'N' && what !== '' ? what : undefined];
  const amount = nature === 'N' ? copy.kg(weighed(kg)) : nature === 'Y' ? what : '';
  return { summary: `${name} ${amount}`.trim(), label: copy.goods, name, amount, classes: [] };
}

/** Ports above, what lies in the boxes and the doors below them, and the voyages under both. */
export const DomSearchPage = loadPageOf({
  load: DOM_LOAD,
  copy: domStatesCopy,
  find: domSearchCopy.card.find,
  glance: () => null,
  bar: barOf,
  Place: LoadPlace,
  Results: results.Part,
});
