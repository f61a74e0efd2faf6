import { useMemo } from 'react';
import { useSearch } from 'wouter';

import { LCL_LOAD } from '../../../domain/modes/lcl/load';
import { partsApart } from '../../../domain/modes/lcl/apart';
import { judgeAtGlance, type LclGlance } from '../../../domain/modes/lcl/glance';
import { lclQuestion, type LclRowText, type LclQuery } from '../../../domain/modes/lcl/search';
import { lclSearchCopy, lclStatesCopy } from '../../copy/modes/lcl/search';
import { BoardLine } from '../../features/offer-search/offers-below';
import { deferPart, together } from '../../ui/show/deferred';
import { createLoadPage, type LoadPlace, type GoodsBar } from '../../frame/load-page';
import { LoadCardView } from './load-card';
import { PairCheckView } from './pair-check';
import { TonMeter } from './ton-meter';
import type { HazardClass } from '../../../domain/goods/dangerous-goods';
import { identifiedEntry } from '../../../domain/goods/entries';
import type { LoadRowsView } from '../../../machines/booking/load-rows';
import { hasShed, nearestShedPort } from '../../../domain/modes/lcl/ports';
import { routePath } from '../../../domain/routes';
import { Icon } from '../../ui/mark/icon';
import { TextLink } from '../../ui/press/text-link';

const { bar: copy, shedless: shedlessCopy } = lclSearchCopy;

/** A port without a warehouse links to the nearest one with it, keeping the question. */
export function NearestShed({ asked }: { asked: LclQuery }) {
  const { org } = asked;
  if (org === null || hasShed(org)) return null;
  const nearest = nearestShedPort(org);
  return (
    <p className="mb-3 flex items-center gap-3 rounded-card border border-warn bg-warn-tint px-4 py-3">
      <Icon name="alert" className="flex-none text-warn" />
      <span className="flex flex-wrap gap-x-3 text-ink">
        <span role="status">
          {nearest === null ? shedlessCopy.none : shedlessCopy.nearest(shedlessCopy.ports[nearest])}
        </span>
        {nearest !== null && (
          <TextLink href={lclQuestion.address(routePath('shippingLcl'), { ...asked, org: nearest })}>
            {shedlessCopy.go(shedlessCopy.ports[nearest])}
          </TextLink>
        )}
      </span>
    </p>
  );
}

const lclClasses = ({ rows }: LoadRowsView<LclRowText>): HazardClass[] => [
  ...new Set(
    rows.flatMap((row) => {
      const goods = identifiedEntry(row);
      return goods?.hazardClass ? [goods.hazardClass, ...goods.subRisks] : [];
    }),
  ),
];

function goodsBar(view: LoadRowsView<LclRowText>, { kg, tons }: LclGlance): GoodsBar {
  const [name, amount] = [copy.rows(view.rows.length), `${kg} kg · ${tons.m3} m³`];
  const summary = `${copy.danger[view.isDanger]} · ${name} ${amount}`;
  return { summary, label: copy.goods, name, amount, classes: lclClasses(view) };
}

const results = deferPart(async () => (await import('./lcl-results')).LclResults);
const ownBox = deferPart(async () => (await import('./lcl-results')).OwnBox);
const topAnswer = deferPart(async () => (await import('./lcl-results')).TopAnswer);

export const warmDepartures = together(results, ownBox, topAnswer);

function Place({ view, glance, on, picker, search }: LoadPlace<LclRowText, LclGlance>) {
  const question = useSearch();
  const apart = useMemo(
    () => partsApart(view.rows, glance.box, { ...lclQuestion.asked(question), isDanger: view.isDanger }),
    [view, glance, question],
  );
  return (
    <>
      <NearestShed asked={lclQuestion.asked(question)} />
      {!view.isTyping && <BoardLine search={search} Part={topAnswer.Part} />}
      <div className="grid rounded-card border border-line bg-surface lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
        <div className="min-w-0 p-4 md:p-5">
          <LoadCardView view={view} glance={glance} on={on} picker={picker} />
        </div>
        <div className="grid min-w-0 content-start gap-6 border-line p-4 max-lg:border-t md:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] md:p-5 lg:border-l">
          <TonMeter
            tons={glance.tons}
            isWhole={glance.isWhole}
            ownBox={view.isTyping ? null : <BoardLine search={search} Part={ownBox.Part} />}
          />
          <PairCheckView glance={glance} isDanger={view.isDanger === 'Y'} apart={apart} />
        </div>
      </div>
    </>
  );
}

export const LclSearchPage = createLoadPage({
  load: LCL_LOAD,
  copy: lclStatesCopy,
  find: lclSearchCopy.rows.find,
  glance: ({ rows, isDanger, isStackable }) => judgeAtGlance(rows, isDanger, isStackable),
  bar: goodsBar,
  Place,
  Results: results.Part,
});
