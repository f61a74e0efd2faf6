import { useSelector } from '@xstate/react';

import { FLEXI_LOAD } from '../../../domain/modes/flexi/address';
import { judgeAtGlance, type FlexiGlance } from '../../../domain/modes/flexi/glance';
import type { FlexiOffer } from '../../../domain/modes/flexi/quote';
import type { FlexiRowText } from '../../../domain/modes/flexi/search';
import { selectFirstOffer } from '../../../machines/booking/offer-search';
import { flexiSearchCopy, flexiStatesCopy } from '../../copy/modes/flexi/search';
import { BoardLine, useIsOtherQuestion } from '../../features/offer-search/offers-below';
import { createLoadPage, type LoadPlace, type GoodsBar } from '../../frame/load-page';
import { deferPart, together } from '../../ui/show/deferred';
import { ThreeQuestionsView } from './three-questions';
import type { LoadRowsView } from '../../../machines/booking/load-rows';
import { groupedAmount } from './flexi-parts';

const { bar: copy } = flexiSearchCopy;

function goodsBar({ rows: [row] }: LoadRowsView<FlexiRowText>, { load, liquid, goods }: FlexiGlance): GoodsBar {
  const name = goods.known?.nameCn ?? (row?.goods.trim() || copy.none);
  const plan = load?.plan;
  const isCounted = plan?.kind === 'fits' && liquid?.level !== 'BLOCK';
  const amount = isCounted ? copy.load(plan.bags, groupedAmount(plan.kg), (load?.trial.length ?? 0) > 0) : '';
  const classes = goods.known?.hazardClass ? [goods.known.hazardClass, ...goods.known.subRisks] : [];
  return { summary: `${name} ${amount}`.trim(), label: copy.goods, name, amount, classes };
}

const results = deferPart(async () => (await import('./flexi-results')).FlexiResults);
const cold = deferPart(async () => (await import('./flexi-results')).ColdLine);
const price = deferPart(async () => (await import('./flexi-results')).BestPrice);

export const warmBags = together(results, cold, price);

/** Questions with their findings; typing or a new route hides outdated findings. */
function Place({ view, glance, on, picker, search }: LoadPlace<FlexiRowText, FlexiGlance>) {
  const [row] = view.rows;
  // The cast is safe: its own effect loaded the offer.
  const first = useSelector(search, selectFirstOffer) as FlexiOffer | null;
  const isOther = useIsOtherQuestion(search);
  const found = view.isTyping || isOther ? null : first;
  return (
    row && (
      <ThreeQuestionsView
        row={row}
        isDanger={view.isDanger}
        glance={glance}
        on={on}
        picker={picker}
        found={found}
        cold={found && <BoardLine search={search} Part={cold.Part} />}
        price={found && <BoardLine search={search} Part={price.Part} />}
      />
    )
  );
}

export const FlexiSearchPage = createLoadPage({
  load: FLEXI_LOAD,
  copy: flexiStatesCopy,
  find: flexiSearchCopy.find,
  glance: ({ rows: [row], isDanger }) =>
    judgeAtGlance(row ?? FLEXI_LOAD.blank, isDanger, row?.identity ?? { kind: 'nobody', goods: [], strangers: [] }),
  bar: goodsBar,
  Place,
  Results: results.Part,
});
